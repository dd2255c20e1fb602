import type { lessons } from '@narthex/contract/content/lesson.resource'
import { lessonsCalls } from '@narthex/contract/content/lesson-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The lessons of the courses. */
export const lessonsResource = contentResource<typeof lessons>({
  type: 'ebd_licao',
  place: 'lessons',
  texts: 'consoleLessons',
  calls: lessonsCalls,
  columns: ['pai', 'situacao', 'ordem'],
  sorts: { ordem: 'asc', titulo: 'asc' },
  loadEditor: () => import('./lessons.fields.ts').then(({ lessonsEditor }) => lessonsEditor),
})
