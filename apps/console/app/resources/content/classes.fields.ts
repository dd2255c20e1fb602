import { classes } from '@narthex/contract/content/class.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { CourseControl } from './controls/parents.ts'

/** How the form of a class is arranged. */
export const classesEditor = defineFields(classes, {
  texts: 'consoleClassFields',
  sections: [
    { name: 'place', fields: ['paiId', 'ordem'] },
    { name: 'words', fields: ['titulo', 'resumo', 'corpo'] },
    { name: 'meeting', fields: ['autor', 'diaSemana', 'horario', 'local'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'idioma'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
    paiId: { control: CourseControl },
    diaSemana: { widget: 'weekday' },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'corpo'] },
})
