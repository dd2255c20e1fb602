import { OfficeLink } from '../link-context.tsx'
import { Menu, type MenuEntry } from '../menu.tsx'
import type { DataColumn, TableTexts } from './data-column.ts'
import { RowCheck } from './row-check.tsx'
import type { DataTableModel } from './use-data-table.ts'

export interface RowProps<Row extends object> {
  readonly table: DataTableModel<Row>
  readonly row: ReturnType<DataTableModel<Row>['getRow']>
  /** Those that are shown, the first of them first. */
  readonly columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]]
  readonly name: string
  readonly href: string | undefined
  readonly entries: readonly MenuEntry[] | undefined
  /** Position among the loaded rows, from 0. */
  readonly index: number
  /** The row that the keyboard is at. */
  readonly isActive: boolean
  readonly canSelect: boolean
  readonly texts: TableTexts
  /** Measures the row where only those in sight are drawn. */
  readonly measure?: ((element: HTMLElement | null) => void) | undefined
}

/** The box that selects a row; with Shift, all from the last one to it. */
export function RowBox<Row extends object>({ row, name, texts }: RowProps<Row>) {
  return (
    <RowCheck label={texts.selectRow(name)} isChecked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
  )
}

/** First cell: leads to the record where there is a page of it. */
export function RowTitle<Row extends object>({ row, columns: [title], href }: RowProps<Row>) {
  const content = title.cell(row.original)
  if (!href) return content
  return (
    <OfficeLink href={href} data-row-link="" className="font-semibold underline-offset-4 hover:underline">
      {content}
    </OfficeLink>
  )
}

export function RowMenu<Row extends object>({ name, entries, texts }: RowProps<Row>) {
  return entries && entries.length > 0 && <Menu label={texts.rowActions(name)} entries={entries} />
}
