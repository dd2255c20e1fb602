import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { cleanText } from './cell-values.ts'
import { readTable } from './read-table.ts'
import type { TableField, TableRows } from './table-field.ts'
import { writeXlsx } from './xlsx.ts'

const bounds = { maxRows: 10_000, maxColumns: 100 }
const write = async (rows: TableRows) => new Uint8Array(await buffer(Readable.from(writeXlsx(rows))))

async function readPart(bytes: Uint8Array, path: string): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false })
  for await (const entry of zip.eachEntry())
    if (entry.fileName === path) return (await buffer(await zip.openReadStreamPromise(entry))).toString()
  return expect.fail(`There is no ${path}`)
}

test('a workbook has days, moments, money and numbers as such, and keeps the head in sight', async () => {
  const bytes = await write([
    ['Data', 'Nascimento', 'Valor', 'Idade', ''],
    [{ moment: '2026-11-23 18:00:00' }, { day: '2014-03-09' }, { cents: 123_450 }, 12, null],
    [{ moment: '1850-01-01 00:00:00' }, { day: '1899-01-01' }, { cents: -5 }, 0, 'x'],
  ])
  const sheet = await readPart(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2"')
  expect(sheet).toContain('<c r="A2" s="5"><v>46349.75</v></c><c r="B2" s="4"><v>41707</v></c>')
  expect(sheet).toContain('<c r="C2" s="3"><v>1234.5</v></c><c r="D2"><v>12</v></c></row>')
  const rows = (await readTable(bytes, bounds)).map(({ cells }) => cells)
  expect(rows).toEqual([
    ['Data', 'Nascimento', 'Valor', 'Idade'],
    [{ day: '2026-11-23', time: '18:00:00' }, { day: '2014-03-09' }, 1234.5, 12],
    ['1850-01-01 00:00:00', '1899-01-01', -0.05, 0, 'x'],
  ])
})

test.each(['=1+1', '=cmd|calc!A1', '+55 11', '-2', '@SUM(A1)', "'=1"])(
  'the text %j is a text cell, never a formula',
  async (text) => {
    const bytes = await write([['Nota'], [text]])
    const sheet = await readPart(bytes, 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<c r="A2" s="2" t="inlineStr">')
    expect(sheet).not.toContain('<f>')
    expect((await readTable(bytes, bounds))[1]?.cells).toEqual([text])
  },
)

test('text of any kind is read back as it is cleaned, but for signs that XML has no place for', async () => {
  const unit = fc.string({ unit: 'grapheme-composite' }).filter((text) => !/[\p{Cc}\ufffe\uffff]/u.test(text))
  const cell = fc.oneof(unit, fc.constantFrom('_x0041_', 'a\nb', 'a\tb', '<&>"', ' a '))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 30 }), { minLength: 1 }), async (rows) => {
      const filled = rows.map((row) => ['x', ...row, 'x'])
      expect((await readTable(await write(filled), bounds)).map(({ cells }) => cells)).toEqual(
        filled.map((row) => row.map(cleanText)),
      )
    }),
    { numRuns: 50 },
  )
  expect((await readTable(await write([['a\u0000\u001fb\ud800']]), bounds))[0]?.cells).toEqual(['ab\ufffd'])
})

test('a list of thousands is sent while it is made, in pieces and beside the event loop', async () => {
  let made = 0
  async function* rows(): AsyncGenerator<TableField[]> {
    for (; made < 20_000; made += 1)
      yield ['Ana Souza', 'ana@example.org', { day: '2014-03-09' }, `Resposta ${made}`.repeat(20)]
  }
  let turns = 0
  let isDone = false
  const counting = (async () => {
    for (; !isDone; turns += 1) await turn()
  })()
  const madeAtPieces: number[] = []
  for await (const _ of writeXlsx(rows())) madeAtPieces.push(made)
  isDone = true
  await counting
  expect(made).toBe(20_000)
  expect(madeAtPieces.find((count) => count > 0)).toBeLessThan(5_000)
  expect(turns).toBeGreaterThan(100)
})

test('a list that fails in the middle fails what is sent', async () => {
  async function* rows() {
    yield ['Nome']
    throw new Error('The database is gone')
  }
  await expect(write(rows())).rejects.toThrow('The database is gone')
})

test('a reader that goes away ends the making', async () => {
  let made = 0
  let isEnded = false
  async function* rows() {
    try {
      for (; ; made += 1) yield [randomBytes(1000).toString('hex')]
    } finally {
      isEnded = true
    }
  }
  for await (const _ of writeXlsx(rows())) if (made > 100) break
  await expect.poll(() => isEnded).toBe(true)
})
