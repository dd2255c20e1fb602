import type { publications as pt } from '../pt/publications.ts'
import type { Translation } from '../translation.ts'

export const publications: Translation<typeof pt> = {
  lead: 'Bulletins, studies and booklets to read here or download.',
  search: 'Search the publications',
  empty: 'Publications are coming soon',
  types: 'Browse by type',
  typesLead: 'Choose what you would like to read.',
  count: '{count, plural, =0 {Nothing for now} one {# publication} other {# publications}}',
  readHere: 'Read here',
  hide: 'Close the reader',
  download: 'Download the PDF',
  file: 'The document',
  opening: 'Opening the document…',
  others: 'Other publications',
}
