import type { devotionals } from '@narthex/contract/content/devotional.resource'
import { devotionalsCalls } from '@narthex/contract/content/devotional-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The devotionals of a church, each for its day. */
export const devotionalsResource = contentResource<typeof devotionals>({
  type: 'devocional',
  place: 'devotionals',
  texts: 'consoleDevotionals',
  calls: devotionalsCalls,
  columns: ['situacao', 'data'],
  sorts: { data: 'desc', titulo: 'asc' },
  sitePath: ({ id }) => `/devotionals/${id}`,
  loadEditor: () => import('./devotionals.fields.ts').then(({ devotionalsEditor }) => devotionalsEditor),
})
