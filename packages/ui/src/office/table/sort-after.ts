import type { DataColumn, TableSort } from './data-column.ts'

/** The order after the head of a column was pressed: its first direction, the other one, the usual order. */
export function sortAfter<Row>(sort: TableSort | undefined, column: DataColumn<Row>): TableSort | undefined {
  const first = column.isDescendingFirst ? 'desc' : 'asc'
  if (sort?.column !== column.id) return { column: column.id, direction: first }
  if (sort.direction !== first) return undefined
  return { column: column.id, direction: first === 'asc' ? 'desc' : 'asc' }
}
