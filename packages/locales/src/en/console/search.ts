export const consoleSearch = {
  title: 'Search and go to',
  label: 'What are you looking for?',
  places: 'Pages',
  actions: 'Actions',
  records: 'Records',
  nothing: 'Nothing found for “{term}”.',
  searching: 'Searching…',
  failed: 'The search did not answer. Try again.',
  count: '{count, plural, =0 {No results} one {# result} other {# results}}',
  add: { news: 'Write a news item' },
} as const

export const consoleKeys = {
  title: 'Keyboard shortcuts',
  anywhere: 'On any page',
  search: 'Search and go to',
  help: 'Show the shortcuts',
  list: 'In a list',
  next: 'Next row',
  previous: 'Previous row',
  mark: 'Select the row',
  open: 'Open',
  find: 'Search the list',
  add: 'Add',
  editing: 'While writing',
  save: 'Save now',
} as const
