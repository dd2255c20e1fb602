import type { Locale } from '@narthex/contract/locale'
import { type ImportProblemCode, importProblems } from '@narthex/contract/tickets/import-problems'
import type { ImportProblem } from '@narthex/contract/tickets/office-import.endpoints'
import { importTexts } from './import-text.rules.ts'

/** A problem before it is put into words. */
export interface FoundProblem {
  readonly code: ImportProblemCode
  readonly line: number
  readonly column: string | null
  /** The content of the cell. */
  readonly value: string
  readonly isWarning: boolean
}

interface ProblemPlace {
  readonly line: number
  readonly column?: string | undefined
  readonly value?: string | undefined
}

/** Number of characters shown of a value that does not fit. */
const longestValue = 60

export const problemAt = (
  code: ImportProblemCode,
  { line, column = '', value = '' }: ProblemPlace,
  isWarning = importProblems[code] === 'AVISO',
): FoundProblem => ({
  code,
  line,
  isWarning,
  column: column === '' ? null : column.slice(0, longestValue),
  value: value.length > longestValue ? `${value.slice(0, longestValue).trimEnd()}…` : value,
})

export function describeProblem({ code, line, column, value, isWarning }: FoundProblem, locale: Locale): ImportProblem {
  const values: Readonly<Record<string, string>> = { coluna: column ?? '', valor: value }
  const mensagem = fill(importTexts[locale].problems[code], values)
  return { linha: line, coluna: column, codigo: code, gravidade: isWarning ? 'AVISO' : 'ERRO', mensagem }
}

/** The texts have plain placeholders only. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
