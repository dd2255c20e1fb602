import { lessons } from '@narthex/contract/content/lesson.resource'
import { fileControl } from '../../resource/form/controls/file-control.tsx'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { CourseControl } from './controls/parents.ts'

/** How the form of a lesson is arranged. */
export const lessonsEditor = defineFields(lessons, {
  texts: 'consoleLessonFields',
  sections: [
    { name: 'place', fields: ['paiId', 'ordem'] },
    { name: 'words', fields: ['titulo', 'resumo', 'referencia', 'corpo'] },
    { name: 'file', fields: ['arquivo'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'autor', 'idioma'] },
    { name: 'address', fields: ['slug', 'idExterno'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
    paiId: { control: CourseControl },
    arquivo: { control: fileControl('PDF') },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'referencia', 'corpo'] },
})
