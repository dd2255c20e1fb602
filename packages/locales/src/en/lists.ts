import type { lists as pt } from '../pt/lists.ts'
import type { Translation } from '../translation.ts'

export const lists: Translation<typeof pt> = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  find: 'Search',
  clear: 'Clear the search',
  filters: 'Filter',
  all: 'All',
  found: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  noneTitle: 'Nothing found',
  none: 'We could not find “{search}”. Try other words, or fewer of them.',
  noneFiltered: 'There is nothing of this kind here yet.',
  showAll: 'Show all',
  beyondTitle: 'There is no such page',
  beyond: 'The list ends before page {page}.',
  first: 'Go to the start',
  soon: 'There will be something here soon. In the meantime, get to know the church.',
  meet: 'Get to know the church',
}
