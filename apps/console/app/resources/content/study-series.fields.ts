import { studySeries } from '@narthex/contract/content/study-series.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'

/** How the form of a series of studies is arranged. */
export const studySeriesEditor = defineFields(studySeries, {
  texts: 'consoleStudySeriesFields',
  sections: [
    { name: 'words', fields: ['titulo', 'resumo', 'corpo'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'idioma'] },
    { name: 'address', fields: ['slug', 'idExterno'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'corpo'] },
})
