import type { projects } from '@narthex/contract/content/project.resource'
import { projectsCalls } from '@narthex/contract/content/project-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The projects of the ministries. */
export const projectsResource = contentResource<typeof projects>({
  type: 'projeto',
  place: 'projects',
  texts: 'consoleProjects',
  calls: projectsCalls,
  columns: ['pai', 'situacao', 'ordem'],
  sorts: { ordem: 'asc', titulo: 'asc' },
  sitePath: ({ id, paiId }) => `/ministries/${paiId}/projects/${id}`,
  loadEditor: () => import('./projects.fields.ts').then(({ projectsEditor }) => projectsEditor),
})
