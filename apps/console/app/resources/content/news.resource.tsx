import type { news } from '@narthex/contract/content/news.resource'
import { newsCalls } from '@narthex/contract/content/news-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The news of a church in its office. */
export const newsResource = contentResource<typeof news>({
  type: 'noticia',
  place: 'news',
  texts: 'consoleNews',
  calls: newsCalls,
  columns: ['situacao', 'dataPublicacao'],
  sorts: { dataPublicacao: 'desc', titulo: 'asc' },
  sitePath: ({ id }) => `/news/${id}`,
  loadEditor: () => import('./news.fields.ts').then(({ newsEditor }) => newsEditor),
})
