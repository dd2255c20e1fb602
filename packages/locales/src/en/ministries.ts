import type { ministries as pt } from '../pt/ministries.ts'
import type { Translation } from '../translation.ts'

export const ministries: Translation<typeof pt> = {
  lead: 'People who serve together. There is room for you.',
  search: 'Search the ministries',
  empty: 'The ministries will appear here',
  leaders: 'Leaders',
  contact: 'Talk to the team',
  projects: 'Projects',
  others: 'Other ministries',
  otherProjects: 'Other projects',
  projectOf: 'A project of {ministry}',
}
