import type { news as pt } from '../pt/news.ts'
import type { Translation } from '../translation.ts'

export const news: Translation<typeof pt> = {
  lead: 'What’s happening at church, told by our own people.',
  search: 'Search the news',
  latest: 'The latest',
  empty: 'There is no news yet',
}
