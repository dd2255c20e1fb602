import { ministries } from '@narthex/contract/content/ministry.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { LeadersControl, writeLeaders } from './controls/leaders-control.tsx'

/** How the form of a ministry is arranged. */
export const ministriesEditor = defineFields(ministries, {
  texts: 'consoleMinistryFields',
  sections: [
    { name: 'words', fields: ['titulo', 'resumo', 'corpo'] },
    { name: 'people', fields: ['responsaveis', 'contato'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'idioma'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
    responsaveis: { control: LeadersControl, toText: writeLeaders },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'corpo'] },
})
