import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Locale } from '@narthex/contract/locale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'
import type { TableField } from './table-field.ts'

async function written(locale: Locale, ...rows: TableField[][]): Promise<string> {
  return text(Readable.from(writeCsv(locale, rows)))
}

test.each([
  ['pt', '\ufeffData;1234,50\r\n'],
  ['es', '\ufeffData;1234,50\r\n'],
  ['en', '\ufeffData,1234.50\r\n'],
] as const)('a table in %s has the separator and the decimal sign of its readers', async (locale, expected) => {
  expect(await written(locale, ['Data', { cents: 123450 }])).toBe(expected)
})

test.each([
  [0, '0.00'],
  [7, '0.07'],
  [-5, '-0.05'],
  [-123456, '-1234.56'],
])('%i cents are the number %s, never a formula', async (cents, expected) => {
  expect(await written('en', [{ cents }])).toBe(`\ufeff${expected}\r\n`)
})

test('whole numbers, days, moments and missing values stand as they are', async () => {
  expect(await written('en', [3, null, ''])).toBe('\ufeff3,,\r\n')
  expect(await written('en', [{ day: '2014-03-09' }, { moment: '2026-11-23 08:20:00' }])).toBe(
    '\ufeff2014-03-09,2026-11-23 08:20:00\r\n',
  )
})

test.each(['=1+1', '+55 11', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A'])(
  'the text %j is not run as a formula',
  async (text) => {
    const [cell] = parse(await written('pt', [text]), ';')[0] ?? []
    expect(cell).toBe(`'${text}`)
  },
)

test('what was written is read back, whatever is in it', async () => {
  const field = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r\n＝＋－＠]/.test(text))
  const row = fc.array(fc.oneof(field, fc.constantFrom('a"b', 'a;b', 'a,b', 'a\r\nb', ' a ')), { minLength: 2 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1 }),
      fc.constantFrom('pt' as const, 'en' as const),
      async (rows, l) => {
        expect(parse(await written(l, ...rows), l === 'pt' ? ';' : ',')).toEqual(rows)
      },
    ),
  )
})

/** Reads a table as RFC 4180 describes it. */
function parse(table: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'y')
  const text = table.replace(/^\ufeff/, '')
  while (field.lastIndex < text.length) {
    const [, quoted, plain = '', end] = field.exec(text) ?? expect.fail(`Not a table at ${field.lastIndex}`)
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
