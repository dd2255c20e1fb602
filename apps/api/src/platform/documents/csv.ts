import type { Locale } from '@narthex/contract/locale'
import type { TableField, TableRows } from './table-field.ts'

/** Separators that spreadsheet programs expect where the language is spoken. */
const separators: Readonly<Record<Locale, ';' | ','>> = { pt: ';', es: ';', en: ',' }

/** Mark of UTF-8, which Excel takes for another encoding without it. */
const byteOrderMark = '\ufeff'

/**
 * A table for spreadsheet programs (RFC 4180) in the form of a language, row by row. Text that a program would run as a
 * formula starts with an apostrophe instead (OWASP, CSV Injection).
 */
export async function* writeCsv(locale: Locale, rows: TableRows): AsyncGenerator<string> {
  let before = byteOrderMark
  for await (const row of rows) {
    yield `${before}${row.map((field) => writeField(field, locale)).join(separators[locale])}\r\n`
    before = ''
  }
}

function writeField(field: TableField, locale: Locale): string {
  if (field === null) return ''
  if (typeof field === 'number') return String(field)
  if (typeof field === 'string') return quoted(harmless(field))
  if ('cents' in field) return decimal(field.cents, locale)
  return 'day' in field ? field.day : field.moment
}

/** The first signs by which programs know a formula, in the wide forms of East Asian keyboards too. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

const harmless = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[";,\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function decimal(cents: number, locale: Locale): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const point = locale === 'en' ? '.' : ','
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${point}${digits.slice(-2)}`
}
