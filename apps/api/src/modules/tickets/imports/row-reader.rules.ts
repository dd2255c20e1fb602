import type { Locale } from '@narthex/contract/locale'
import type { ImportProblemCode } from '@narthex/contract/tickets/import-problems'
import { ticketLimits } from '@narthex/contract/tickets/ticket-limits'
import { phoneSchemaFor } from '@narthex/contract/validation/phone'
import { email as emailSchema, required } from '@narthex/contract/validation/text'
import type * as z from 'zod/mini'
import { toDay, toLine, toText } from '../../../platform/documents/cell-values.ts'
import type { TableCell, TableRow } from '../../../platform/documents/table-cell.ts'
import type { Sale, SaleQuestion } from '../sale/sale.queries.ts'
import type { ImportColumn, ImportHead, PlainColumn } from './import-columns.rules.ts'
import { type FoundProblem, problemAt } from './import-problems.rules.ts'

export interface RowContext {
  readonly sale: Pick<Sale, 'types' | 'questions' | 'termoMenores'>
  readonly columns: readonly ImportColumn[]
  readonly head: ImportHead
  /** Language of the church, which decides how days and phone numbers are written. */
  readonly locale: Locale
  readonly country: string | undefined
  readonly today: string
  /** The event's first day, on which ages are counted. */
  readonly eventDay: string
}

/** A cell is not longer than the longest answer, with room for spaces. */
const longestCell = ticketLimits.resposta + 500

export type RowReader = ReturnType<typeof createRowReader>

/** The cells of a row by their columns. What does not fit is reported once, and taken as empty. */
export function createRowReader(row: TableRow, context: RowContext, problems: FoundProblem[]) {
  const { places } = context.head
  const placeOf = (of: PlainColumn | SaleQuestion) => places.find(({ column }) => column.of === of)
  const cell = (of: PlainColumn | SaleQuestion): TableCell | undefined => {
    const place = placeOf(of)
    return place && row.cells[place.index]
  }
  const titleOf = (of: PlainColumn | SaleQuestion) =>
    placeOf(of)?.title ?? context.columns.find((column) => column.of === of)?.title
  const report = (code: ImportProblemCode, of: PlainColumn | SaleQuestion, value = toText(cell(of))) => {
    problems.push(problemAt(code, { line: row.number, column: titleOf(of), value }))
  }
  const isBroken = (of: PlainColumn) => problems.some(({ column }) => column === titleOf(of))
  const text = (of: PlainColumn | SaleQuestion): string => {
    const written = toText(cell(of))
    if (written.length <= longestCell) return written
    report('TOO_LONG', of)
    return ''
  }
  /** A field as its schema has it; null where it is empty, and where it is reported. */
  const field = (of: PlainColumn, schema: z.ZodMiniType<string>, code: ImportProblemCode): string | null => {
    const written = toLine(text(of))
    if (written === '') return null
    const parsed = schema.safeParse(written)
    if (!parsed.success) report(code, of)
    return parsed.success ? parsed.data : null
  }
  const contact = (of: { readonly name: PlainColumn; readonly email?: PlainColumn; readonly phone: PlainColumn }) => ({
    nome: field(of.name, required(of.name === 'buyer' ? 120 : 150), 'TOO_LONG') ?? '',
    email: of.email ? field(of.email, emailSchema, 'BAD_EMAIL') : null,
    telefone: field(of.phone, phoneSchemaFor(context.country), 'BAD_PHONE'),
  })
  const birthday = (): string | null => {
    if (text('birthday') === '') return null
    const day = toDay(cell('birthday'), context.locale)
    if (day !== undefined && day >= '1900-01-01' && day <= context.today) return day
    report('BAD_DATE', 'birthday')
    return null
  }
  return {
    line: row.number,
    has: (of: PlainColumn) => placeOf(of) !== undefined,
    cell,
    text,
    report,
    isBroken,
    contact,
    birthday,
  }
}
