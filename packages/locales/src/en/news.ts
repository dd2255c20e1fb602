import type { news as pt } from '../pt/news.ts'
import type { Translation } from '../translation.ts'

export const news: Translation<typeof pt> = {
  lead: 'What is going on here, told by those who live it.',
  search: 'Search the news',
  latest: 'The latest',
  empty: 'There is no news yet',
}
