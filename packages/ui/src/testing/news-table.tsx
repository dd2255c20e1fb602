import { Badge } from '../badge.tsx'
import type { DataColumn, TableTexts } from '../office/table/data-column.ts'

export interface News {
  readonly id: string
  readonly title: string
  readonly published: string
}

export function newsRows(count: number): readonly News[] {
  return Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `News ${at}`, published: '12 May' }))
}

export const newsColumns: readonly [DataColumn<News>, ...DataColumn<News>[]] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, isSortable: true },
  { id: 'state', header: 'State', cell: () => <Badge tone="muted">Draft</Badge>, width: 'narrow' },
  {
    id: 'published',
    header: 'Published',
    cell: ({ published }) => published,
    isSortable: true,
    isDescendingFirst: true,
    align: 'end',
  },
]

export const newsTexts: TableTexts = {
  selectShown: 'Select all shown',
  selectRow: (name) => `Select ${name}`,
  selection: 'Selection',
  actions: 'Actions',
  rowActions: (name) => `Actions for ${name}`,
  loading: 'Loading',
  sortBy: 'Sort by',
  usualOrder: 'Usual order',
  ascending: (header) => `${header}, oldest first`,
  descending: (header) => `${header}, newest first`,
}
