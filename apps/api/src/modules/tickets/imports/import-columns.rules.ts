import type { Locale } from '@narthex/contract/locale'
import { normalize, toLine, toText } from '../../../platform/documents/cell-values.ts'
import type { TableRow } from '../../../platform/documents/table-cell.ts'
import type { Sale, SaleQuestion, SaleType } from '../sale/sale.queries.ts'
import { type FoundProblem, problemAt } from './import-problems.rules.ts'
import { allImportTexts, importTexts } from './import-text.rules.ts'

export type PlainColumn = keyof (typeof importTexts)['pt']['columns']

/** A column of a table of registrations: of a person or a purchase, or of a question. */
export interface ImportColumn {
  /** Unique in its event. */
  readonly title: string
  readonly of: PlainColumn | SaleQuestion
}

const isPlainName = (title: string) =>
  allImportTexts.some(({ columns }) => Object.values(columns).some((name) => normalize(name) === normalize(title)))

/** Types that tickets are entered of. */
export const listTicketTypes = ({ types }: Pick<Sale, 'types'>): SaleType[] =>
  types.filter(({ flagAtivo, flagAdicional }) => flagAtivo && !flagAdicional)

/**
 * The columns of an event in the order of its template. A question that is called as another column is gets a number.
 * Questions for files have none.
 */
export function listColumns(sale: Pick<Sale, 'types' | 'questions'>, locale: Locale): ImportColumn[] {
  const names = Object.entries(importTexts[locale].columns) as [PlainColumn, string][]
  const hasAddOns = listTicketTypes(sale).some(({ addOnIds }) => addOnIds.length > 0)
  const plain = names.filter(([of]) => hasAddOns || of !== 'addOns').map(([of, title]) => ({ title, of }))
  const taken = new Set<string>()
  const questions = sale.questions
    .filter(({ tipo }) => tipo !== 'ARQUIVO')
    .map((question) => {
      const label = question.rotulo.trim()
      let title = label
      for (let number = 2; isPlainName(title) || taken.has(normalize(title)); number += 1)
        title = `${label} (${number})`
      taken.add(normalize(title))
      return { title, of: question }
    })
  return [...plain, ...questions]
}

/** The names of all columns that a file may have, in every language. */
export const listHeads = (columns: readonly ImportColumn[]): string[] => [
  ...columns.map(({ title }) => title),
  ...allImportTexts.flatMap((texts) => Object.values(texts.columns)),
]

interface ImportPlace {
  readonly column: ImportColumn
  readonly index: number
  /** The title in the file. */
  readonly title: string
}

/** Where the columns of an event stand in a file. */
export interface ImportHead {
  readonly line: number
  readonly places: readonly ImportPlace[]
  readonly problems: readonly FoundProblem[]
}

/** Reads the first row of a file. Plain columns are known by their names in every language. */
export function readHead(row: TableRow, columns: readonly ImportColumn[], needed: readonly PlainColumn[]): ImportHead {
  const places: ImportPlace[] = []
  const problems: FoundProblem[] = []
  for (const [index, cell] of row.cells.entries()) {
    const title = toLine(toText(cell))
    if (title === '') continue
    const column = findColumn(title, columns)
    if (!column) problems.push(problemAt('UNKNOWN_COLUMN', { line: row.number, column: title }))
    else if (places.some((place) => place.column === column))
      problems.push(problemAt('COLUMN_TWICE', { line: row.number, column: title }))
    else places.push({ column, index, title })
  }
  for (const of of needed)
    if (!places.some(({ column }) => column.of === of)) {
      const title = columns.find((column) => column.of === of)?.title ?? of
      problems.push(problemAt('NO_COLUMN', { line: row.number, column: title }))
    }
  return { line: row.number, places, problems }
}

function findColumn(title: string, columns: readonly ImportColumn[]): ImportColumn | undefined {
  const name = normalize(title)
  return columns.find(({ title: own, of }) => {
    if (normalize(own) === name) return true
    return typeof of === 'string' && allImportTexts.some((texts) => normalize(texts.columns[of]) === name)
  })
}
