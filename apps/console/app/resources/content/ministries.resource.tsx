import type { ministries } from '@narthex/contract/content/ministry.resource'
import { ministriesCalls } from '@narthex/contract/content/ministry-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The ministries of a church, in the order of its site. */
export const ministriesResource = contentResource<typeof ministries>({
  type: 'ministerio',
  place: 'ministries',
  texts: 'consoleMinistries',
  calls: ministriesCalls,
  columns: ['situacao'],
  sorts: { ordem: 'asc', titulo: 'asc' },
  sitePath: ({ id }) => `/ministries/${id}`,
  loadEditor: () => import('./ministries.fields.ts').then(({ ministriesEditor }) => ministriesEditor),
})
