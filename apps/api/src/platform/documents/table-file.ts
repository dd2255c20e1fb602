import { wallClock } from '@narthex/contract/church-time'
import type { Locale } from '@narthex/contract/locale'
import { writeCsv } from './csv.ts'
import type { TableField, TableRows } from './table-field.ts'
import { writeXlsx } from './xlsx.ts'

export type TableFormat = 'csv' | 'xlsx'

/** A table as a file for spreadsheet programs, made row by row. */
export const writeTable = (
  format: TableFormat,
  locale: Locale,
  rows: TableRows,
): AsyncGenerator<string | Uint8Array> => (format === 'csv' ? writeCsv(locale, rows) : writeXlsx(rows))

/** A cell with an instant on the clocks of a time zone. */
export const toMomentField = (instant: Date, timeZone: string): TableField => ({
  moment: wallClock(instant, timeZone).replace('T', ' '),
})
