import { courses } from '@narthex/contract/content/course.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'

/** How the form of a course is arranged. */
export const coursesEditor = defineFields(courses, {
  texts: 'consoleCourseFields',
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
