import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn } from './data-column.ts'
import { chooseShown, isSelected, nothingSelected } from './selection.ts'
import type { DataTableProps } from './table-props.ts'

/** Only what is named here is part of the bundle. */
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature, columnVisibilityFeature })

const noneHidden: readonly string[] = []

export type DataTableModel<Row extends object> = ReactTable<typeof features, Row>

/** TanStack Table for rows that the server has searched, filtered and sorted; all state belongs to the owner. */
export function useDataTable<Row extends object>(props: DataTableProps<Row>): DataTableModel<Row> {
  const { rows, rowId, columns, sort, onSort, selection = nothingSelected, onSelect, hidden = noneHidden } = props
  const definitions = useMemo(() => columns.map(defineColumn), [columns])
  const ids = rows.map(rowId)
  // Slices of state that hold the same are the same objects: TanStack Table draws again for each new one.
  const chosen = ids.filter((id) => isSelected(selection, id)).join('\n')
  const rowSelection = useMemo(() => toRecord(chosen), [chosen])
  const { column, direction } = sort ?? {}
  const sorting = useMemo(() => (column ? [{ id: column, desc: direction === 'desc' }] : []), [column, direction])
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden])
  return useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    enableRowSelection: onSelect !== undefined,
    state: { sorting, rowSelection, columnVisibility },
    onSortingChange: (updater) => {
      const [next] = applied(updater, sorting)
      onSort?.(next && { column: next.id, direction: next.desc ? 'desc' : 'asc' })
    },
    onRowSelectionChange: (updater) => {
      onSelect?.(chooseShown(selection, ids, new Set(Object.keys(applied(updater, rowSelection)))))
    },
  })
}

function defineColumn<Row extends object>(column: DataColumn<Row>, at: number): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => row,
    cell: ({ row }) => column.cell(row.original),
    enableSorting: column.isSortable ?? false,
    sortDescFirst: column.isDescendingFirst ?? false,
    enableHiding: at > 0,
  }
}

/** @param lines ids, one a line */
function toRecord(lines: string): Record<string, true> {
  return Object.fromEntries(lines === '' ? [] : lines.split('\n').map((id) => [id, true]))
}

function applied<Value>(updater: Updater<Value>, before: Value): Value {
  return updater instanceof Function ? updater(before) : updater
}
