import { projects } from '@narthex/contract/content/project.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { MinistryControl } from './controls/parents.ts'

/** How the form of a project is arranged. */
export const projectsEditor = defineFields(projects, {
  texts: 'consoleProjectFields',
  sections: [
    { name: 'place', fields: ['paiId', 'ordem'] },
    { name: 'words', fields: ['titulo', 'resumo', 'corpo'] },
    { name: 'people', fields: ['contato'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'idioma'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
    paiId: { control: MinistryControl },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'corpo'] },
})
