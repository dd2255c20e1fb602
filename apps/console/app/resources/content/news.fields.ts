import { news } from '@narthex/contract/content/news.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'

/** How the form of a news item is arranged. */
export const newsEditor = defineFields(news, {
  texts: 'consoleNewsFields',
  sections: [
    { name: 'words', fields: ['titulo', 'resumo', 'corpo'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'autor', 'idioma'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'corpo'] },
})
