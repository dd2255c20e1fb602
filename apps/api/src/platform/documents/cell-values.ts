import type { Locale } from '@narthex/contract/locale'
import { cleanLine, cleanLines, toKeyboardSigns } from '@narthex/contract/pasted-text'
import type { TableCell } from './table-cell.ts'

/* What people write in cells, as values. */

/** Names are the same without regard to capitals, accents, spaces, and signs that show nothing. */
export const normalize = (text: string): string =>
  cleanLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Text as it was meant: without marks that no one sees, and with the spaces and hyphens of keyboards. */
export const cleanText = (text: string): string => toKeyboardSigns(cleanLines(text))

/** The text of a value of one line: line breaks and tabs are spaces. */
export const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A cell as text; a number without an exponent. */
export function toText(cell: TableCell | undefined): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não'
  return (typeof cell === 'string' ? cell : cell.day).trim()
}

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const writtenDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * The day of a cell, `YYYY-MM-DD`: one that the file marks as such, one in ISO 8601, or as people write it – the day before
 * the month, in English the month before the day. Undefined for what is none, and for years of two digits.
 */
export function toDay(cell: TableCell | undefined, locale: Locale): string | undefined {
  const text = toText(cell)
  const iso = isoDay.exec(text)
  if (iso) return checkDay(iso[1], iso[2], iso[3])
  const [, first, second, year] = writtenDay.exec(text) ?? []
  return locale === 'en' ? checkDay(year, first, second) : checkDay(year, second, first)
}

function checkDay(year = '', month = '', date = ''): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const parsed = new Date(`${day}T00:00:00Z`)
  // The thirtieth of February is read as the second of March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined
}

const yes = new Set(['sim', 'yes', 'si', 's', 'y', 'x', '1', 'true', 'verdadeiro', 'verdadero'])
const no = new Set(['nao', 'no', 'n', '0', 'false', 'falso', '-'])

/** Undefined for a text that is neither. */
export function toYesOrNo(text: string): boolean | undefined {
  const word = normalize(text)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
