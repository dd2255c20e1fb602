import type { studies } from '@narthex/contract/content/study.resource'
import { studiesCalls } from '@narthex/contract/content/study-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The studies that groups discuss. */
export const studiesResource = contentResource<typeof studies>({
  type: 'estudo',
  place: 'studies',
  texts: 'consoleStudies',
  calls: studiesCalls,
  columns: ['pai', 'situacao', 'dataPublicacao'],
  sorts: { dataPublicacao: 'desc', titulo: 'asc', ordem: 'asc' },
  sitePath: ({ id }) => `/studies/${id}`,
  loadEditor: () => import('./studies.fields.ts').then(({ studiesEditor }) => studiesEditor),
})
