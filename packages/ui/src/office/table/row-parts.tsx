import { OfficeLink } from '../link-context.tsx'
import { Menu } from '../menu.tsx'
import type { DataColumn } from './data-column.ts'
import { RowCheck } from './row-check.tsx'
import type { DataTableProps } from './table-props.ts'
import type { RowSelection } from './use-row-selection.ts'

/**
 * The props of a row. They hold nothing that changes with other rows: moving from row to row renders only two of them.
 */
export interface RowProps<Row extends object>
  extends Pick<DataTableProps<Row>, 'rowName' | 'rowHref' | 'rowActions' | 'texts'> {
  readonly row: Row
  /** Shown columns in order, at least one. */
  readonly columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]]
  /** Position among the loaded rows, from 0. */
  readonly index: number
  /** The row that the keyboard is at. */
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly canSelect: boolean
  readonly onToggle: RowSelection['toggle']
  /** Measures the row where only those in sight are drawn. */
  readonly measure?: ((element: HTMLElement | null) => void) | undefined
}

/** The box that selects a row; with Shift, all from the last one to it. */
export function RowBox<Row extends object>({ row, rowName, index, isSelected, onToggle, texts }: RowProps<Row>) {
  return (
    <RowCheck
      label={texts.selectRow(rowName(row))}
      isChecked={isSelected}
      onChange={({ nativeEvent }) => onToggle(index, (nativeEvent as MouseEvent).shiftKey)}
    />
  )
}

/** First cell: leads to the record where there is a page of it. */
export function RowTitle<Row extends object>({ row, columns: [title], rowHref }: RowProps<Row>) {
  const content = title.cell(row)
  if (!rowHref) return content
  return (
    <OfficeLink href={rowHref(row)} data-row-link="" className="font-semibold underline-offset-4 hover:underline">
      {content}
    </OfficeLink>
  )
}

export function RowMenu<Row extends object>({ row, rowName, rowActions, texts }: RowProps<Row>) {
  const entries = rowActions?.(row) ?? []
  return entries.length > 0 && <Menu label={texts.rowActions(rowName(row))} entries={entries} />
}
