import type { courses } from '@narthex/contract/content/course.resource'
import { coursesCalls } from '@narthex/contract/content/course-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The courses of the Sunday school. */
export const coursesResource = contentResource<typeof courses>({
  type: 'ebd_curso',
  place: 'courses',
  texts: 'consoleCourses',
  calls: coursesCalls,
  columns: ['situacao'],
  sorts: { ordem: 'asc', titulo: 'asc' },
  sitePath: ({ slug }) => (slug ? `/ebds/${slug}` : undefined),
  loadEditor: () => import('./courses.fields.ts').then(({ coursesEditor }) => coursesEditor),
})
