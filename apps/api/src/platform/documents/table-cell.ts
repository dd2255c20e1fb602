/** A cell as it is read: a day, with a time where it has one, is one that the file marks as such. Empty ones are ''. */
export type TableCell = string | number | boolean | { readonly day: string; readonly time?: string }

/** A row with its number in the file, counted from 1 as programs show it. */
export interface TableRow {
  readonly number: number
  readonly cells: readonly TableCell[]
}

/** Why a file is not read: it is no table, is damaged, or is longer than allowed. */
export type TableFault = 'NOT_A_TABLE' | 'OLD_EXCEL' | 'BROKEN' | 'TOO_LONG'

export class TableError extends Error {
  override name = 'TableError'
  readonly fault: TableFault
  /** Number of the row that cannot be read, where it is known. */
  readonly row: number | undefined

  constructor(fault: TableFault, row?: number) {
    super(fault)
    this.fault = fault
    this.row = row
  }
}

export interface TableBounds {
  /** Rows that are not empty, the head included. */
  readonly maxRows: number
  readonly maxColumns: number
  /** Heads of columns that are known, in all languages. */
  readonly heads?: readonly string[]
}
