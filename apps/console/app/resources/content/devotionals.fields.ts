import { devotionals } from '@narthex/contract/content/devotional.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'

/** How the form of a devotional is arranged. */
export const devotionalsEditor = defineFields(devotionals, {
  texts: 'consoleDevotionalFields',
  sections: [
    { name: 'words', fields: ['titulo', 'resumo', 'referencia', 'corpo'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['data', 'autor', 'idioma'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'referencia', 'corpo'] },
})
