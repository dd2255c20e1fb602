import type { Locale } from '@narthex/contract/locale'
import type { GivenAnswer } from '@narthex/contract/tickets/ticket.schemas'
import { normalize, toDay, toText, toYesOrNo } from '../../../platform/documents/cell-values.ts'
import type { TableCell } from '../../../platform/documents/table-cell.ts'
import { isAnswer } from '../buying/participants.rules.ts'
import type { SaleQuestion } from '../sale/sale.queries.ts'
import { splitNames } from './import-text.rules.ts'

/** The answer in a cell that is not empty; null for a consent that is not given, undefined for what is no answer. */
export function readAnswer(
  question: SaleQuestion,
  cell: TableCell | undefined,
  locale: Locale,
): GivenAnswer['valor'] | null | undefined {
  const valor = toValue(question, cell, locale)
  if (valor === false) return null
  return valor !== undefined && isAnswer(question, valor, noFiles) ? valor : undefined
}

/** Files are uploaded to a hold, and there is none. */
const noFiles: ReadonlySet<string> = new Set()
const longestCpf = 11
/** Signs that a text may have; line breaks only where it is long. */
const plainText = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

function toValue(
  { tipo, opcoes }: SaleQuestion,
  cell: TableCell | undefined,
  locale: Locale,
): GivenAnswer['valor'] | undefined {
  const text = toText(cell).replace(/\r\n?/g, '\n')
  const findOption = (name: string) => opcoes.find((option) => normalize(option) === normalize(name))
  switch (tipo) {
    case 'CONSENTIMENTO':
      return toYesOrNo(text)
    case 'ESCOLHA':
      return findOption(text)
    case 'ESCOLHAS':
      return splitNames(text, (name) => findOption(name) !== undefined).map((name) => findOption(name) ?? name)
    case 'DATA':
      return toDay(cell, locale)
    case 'CPF':
      // Programs take it for a number, and drop the zeros before it.
      return typeof cell === 'number' ? text.padStart(longestCpf, '0') : text
    default:
      return plainText.test(text) ? text : undefined
  }
}
