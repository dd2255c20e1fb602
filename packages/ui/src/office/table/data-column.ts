import type { ReactNode } from 'react'

/** One column of a table of the office, and one line of its cards. */
export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** Newest or largest first at the first press. */
  readonly isDescendingFirst?: boolean
  /** `end` for numbers, with tabular figures. */
  readonly align?: 'start' | 'end'
  readonly width?: keyof typeof widthsRem
}

/** Widths of all columns but the first, which takes what is left. */
export const widthsRem = { narrow: 7, usual: 10, wide: 16 }

/** Least width of the first column with what stands beside every row. */
const frameRem = 20

/** Width below which the columns do not fit beside each other, in rem. */
export function neededRem<Row>(columns: readonly DataColumn<Row>[]): number {
  return columns.slice(1).reduce((sum, { width = 'usual' }) => sum + widthsRem[width], frameRem)
}

export interface TableSort {
  /** Id of a column. */
  readonly column: string
  readonly direction: 'asc' | 'desc'
}

/** Texts of a table, in the reader's language. */
export interface TableTexts {
  /** Name of the box that selects all rows shown. */
  readonly selectShown: string
  /** Name of a row's box: "Select Baptism by the river". */
  readonly selectRow: (name: string) => string
  /** Heads of the columns without a name: boxes, menus. */
  readonly selection: string
  readonly actions: string
  /** Name of a row's menu: "Actions for Baptism by the river". */
  readonly rowActions: (name: string) => string
  readonly loading: string
  /** The choice of the order above cards: its name, the order without a choice, each order of a column. */
  readonly sortBy: string
  readonly usualOrder: string
  readonly ascending: (header: string) => string
  readonly descending: (header: string) => string
}
