import type { ReactNode } from 'react'
import type { MenuEntry } from '../menu.tsx'
import type { DataColumn, TableSort, TableTexts } from './data-column.ts'
import type { Selection } from './selection.ts'

export interface DataTableProps<Row> {
  /** Name of the table: "News". */
  readonly label: string
  /** The first names the row, is always shown and heads its card. */
  readonly columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** The row in words, for the names of its box and menu. */
  readonly rowName: (row: Row) => string
  /** Where the row opens: by its first cell, a click anywhere in it, and Enter. */
  readonly rowHref?: ((row: Row) => string) | undefined
  readonly rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
  /** All rows that match, also those not loaded; undefined while that is unknown. */
  readonly total?: number | undefined
  /** The rows that come are not there yet; without rows, their shape is shown. */
  readonly isLoading: boolean
  readonly sort?: TableSort | undefined
  /** Undefined: the usual order. */
  readonly onSort?: ((sort: TableSort | undefined) => void) | undefined
  /** Left out, nothing can be selected. */
  readonly selection?: Selection | undefined
  readonly onSelect?: ((selection: Selection) => void) | undefined
  /** Ids of columns that the reader has hidden. */
  readonly hidden?: readonly string[] | undefined
  /**
   * `page`: the letters j, k and x work as soon as nothing else has the focus. `table`: only with the focus in the table, for
   * those who switched single letters off (WCAG 2.1.4).
   */
  readonly letters?: 'page' | 'table' | undefined
  /** Shown in place of a table without rows. */
  readonly empty: ReactNode
  readonly texts: TableTexts
}
