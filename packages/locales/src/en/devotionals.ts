import type { devotionals as pt } from '../pt/devotionals.ts'
import type { Translation } from '../translation.ts'

export const devotionals: Translation<typeof pt> = {
  lead: 'A short reading for each day: pause, breathe and take it with you.',
  search: 'Search the devotionals',
  today: 'Today’s devotional',
  latest: 'The latest',
  empty: 'Devotionals begin soon',
}
