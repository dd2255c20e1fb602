import type { publications } from '@narthex/contract/content/publication.resource'
import { publicationsCalls } from '@narthex/contract/content/publication-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** Files that the church publishes, such as bulletins and reports. */
export const publicationsResource = contentResource<typeof publications>({
  type: 'publicacao',
  place: 'publications',
  texts: 'consolePublications',
  calls: publicationsCalls,
  columns: ['pai', 'situacao', 'dataPublicacao'],
  sorts: { dataPublicacao: 'desc', titulo: 'asc' },
  loadEditor: () => import('./publications.fields.ts').then(({ publicationsEditor }) => publicationsEditor),
})
