import type { Locale } from '@narthex/contract/locale'

/** What a field may be: text, a whole number, or an amount of money, which has two decimals in every currency. */
export type CsvField = string | number | null | { readonly cents: number }

/** What spreadsheet programs expect where the language is spoken. */
const separators: Readonly<Record<Locale, ';' | ','>> = { pt: ';', es: ';', en: ',' }

/** Without it, Excel takes UTF-8 for another encoding. */
const byteOrderMark = '\ufeff'

/**
 * A table for spreadsheet programs (RFC 4180) in the form of a language, row by row. Text that a program would run as a
 * formula starts with an apostrophe instead (OWASP, CSV Injection).
 */
export async function* writeCsv(
  locale: Locale,
  rows: AsyncIterable<readonly CsvField[]> | Iterable<readonly CsvField[]>,
): AsyncGenerator<string> {
  let before = byteOrderMark
  for await (const row of rows) {
    yield `${before}${row.map((field) => writeField(field, locale)).join(separators[locale])}\r\n`
    before = ''
  }
}

function writeField(field: CsvField, locale: Locale): string {
  if (field === null) return ''
  if (typeof field === 'number') return String(field)
  if (typeof field === 'object') return decimal(field.cents, locale)
  return quoted(harmless(field))
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
