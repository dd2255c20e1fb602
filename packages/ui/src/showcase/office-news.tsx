import { Badge } from '../badge.tsx'
import type { DataColumn, TableTexts } from '../office/table/data-column.ts'

export interface KitNews {
  readonly id: string
  readonly title: string
  readonly isPublished: boolean
  readonly day: string
  readonly views: number
}

const titles = [
  'Baptism by the river',
  'A title that goes on until it has to break into a second line, because a person wrote it in a hurry',
  'Tea on Thursday',
  'New times of the services',
  'Thank you',
]

export const kitNews: readonly KitNews[] = titles.map((title, at) => ({
  id: `${at}`,
  title,
  isPublished: at % 2 === 0,
  day: `${12 - at} May`,
  views: 1280 - at * 317,
}))

export const kitColumns: readonly [DataColumn<KitNews>, ...DataColumn<KitNews>[]] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, isSortable: true },
  {
    id: 'state',
    header: 'State',
    width: 'narrow',
    cell: ({ isPublished }) => (
      <Badge tone={isPublished ? 'success' : 'muted'} size="small">
        {isPublished ? 'Published' : 'Draft'}
      </Badge>
    ),
  },
  {
    id: 'day',
    header: 'Published',
    width: 'narrow',
    cell: ({ day }) => day,
    isSortable: true,
    isDescendingFirst: true,
  },
  { id: 'views', header: 'Views', width: 'narrow', align: 'end', cell: ({ views }) => views.toLocaleString('en') },
]

export const kitTexts: TableTexts = {
  selectShown: 'Select all shown',
  selectRow: (name) => `Select ${name}`,
  selection: 'Selection',
  actions: 'Actions',
  rowActions: (name) => `Actions for ${name}`,
  loading: 'Loading',
  sortBy: 'Sort by',
  usualOrder: 'Usual order',
  ascending: (header) => `${header}, ascending`,
  descending: (header) => `${header}, descending`,
}
