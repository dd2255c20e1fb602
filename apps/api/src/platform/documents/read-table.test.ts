import { text } from 'node:stream/consumers'
import { describe, expect, it, test } from 'vitest'
import { writeCsv } from './csv.ts'
import { readTable } from './read-table.ts'
import type { TableCell } from './table-cell.ts'
import { packWorkbook } from './testing/pack-workbook.ts'

const bounds = { maxRows: 100, maxColumns: 10 }
const read = async (bytes: Uint8Array): Promise<(readonly TableCell[])[]> =>
  (await readTable(bytes, bounds)).map(({ cells }) => cells)
const utf8 = (table: string) => new TextEncoder().encode(table)
const latin = (table: string) => new Uint8Array(Buffer.from(table, 'latin1'))
const utf16 = (table: string) => new Uint8Array(Buffer.from(`\ufeff${table}`, 'utf16le'))

const people = [
  ['Nome', 'Ingresso'],
  ['João', 'Criança'],
]

describe('a table is read from CSV', () => {
  it.each([
    ['UTF-8', utf8('Nome;Ingresso\r\nJoão;Criança\r\n')],
    ['UTF-8 with a byte order mark', utf8('\ufeffNome;Ingresso\nJoão;Criança')],
    ['Windows-1252', latin('Nome;Ingresso\r\nJoão;Criança\r\n')],
    ['UTF-16', utf16('Nome\tIngresso\r\nJoão\tCriança\r\n')],
    ['UTF-8 with tabs', utf8('Nome\tIngresso\nJoão\tCriança\n')],
    ['UTF-8 with commas', utf8('Nome,Ingresso\nJoão,Criança\n')],
  ])('in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(people)
  })

  it('with quotes where they are needed, and where someone typed them', async () => {
    expect(await read(utf8('"Nome;;",Nota\n"Ana ""A."", sua mãe",a "b" c\n'))).toEqual([
      ['Nome;;', 'Nota'],
      ['Ana "A.", sua mãe', 'a "b" c'],
    ])
  })

  it('with the number of the line that each row begins in, without empty rows', async () => {
    const rows = await readTable(utf8('Nome;Nota\n\nAna;"uma\nduas"\n;\nDavi;x\n'), bounds)
    expect(rows.map(({ number }) => number)).toEqual([1, 3, 6])
  })

  it('as it was exported: the apostrophe before what looks like a formula is gone', async () => {
    const rows = [
      ['Telefone', 'Nota'],
      ['+55 11 91234-5678', '=1+1'],
      ["d'Ávila", "'aspas"],
    ]
    expect(await read(utf8(await text(writeCsv('pt', rows))))).toEqual(rows)
  })

  const heads = ['Nome', 'Telefone']
  const withHeads = async (bytes: Uint8Array) =>
    (await readTable(bytes, { ...bounds, heads })).map(({ number, cells }) => [number, ...cells])

  it.each([
    ['the separator', 'sep=;\r\nNome;Telefone\r\nLia;1, 2\r\n', 2],
    ['the separator, as a cell', '"sep=;";\r\nNome;Telefone\r\nLia;1, 2\r\n', 2],
    ['a title', 'Lista de março, 2031;;\r\n;;\r\nNome;Telefone\r\nLia;1, 2\r\n', 3],
    ['blank lines', '\r\n\r\n ;\r\nNome;Telefone\r\nLia;1, 2\r\n', 4],
    ['notes without a separator', 'Lista\nfeita por Caio\nNome;TELEFONE\nLia;1, 2\n', 3],
  ])('from its heads on, where %s stands before them', async (_, table, line) => {
    const [head, ...rows] = await withHeads(utf8(table))
    expect(head?.slice(0, 2)).toEqual([line, 'Nome'])
    expect(rows).toEqual([[line + 1, 'Lia', '1, 2']])
  })

  it('from its first row on where no head is known', async () => {
    expect((await withHeads(utf8('Um;Dois\nNom;Tel\n')))[0]).toEqual([1, 'Um', 'Dois'])
  })

  it('without marks that no one sees, with the hyphen of keyboards', async () => {
    const table = '\u200bLia\u00a0Sá;\u202a+55 11 91234\u20115678\u202c\n\u2060;\u200b\nFa\u00admília;👩\u200d👧\n'
    expect(await read(utf8(table))).toEqual([
      ['Lia Sá', '+55 11 91234-5678'],
      ['Família', '👩\u200d👧'],
    ])
  })

  it('of two encodings in one file, even in one line', async () => {
    const mixed = Buffer.concat([
      utf8('Nome;Cidade\nConceição;São Luís\n'),
      latin('Brandão;Maceió\n'),
      utf8('Açucena;'),
      latin('Goiânia – “x”\n'),
    ])
    expect(await read(new Uint8Array(mixed))).toEqual([
      ['Nome', 'Cidade'],
      ['Conceição', 'São Luís'],
      ['Brandão', 'Maceió'],
      ['Açucena', expect.stringContaining('Goiânia')],
    ])
    const bigEndian = Buffer.from('\ufeffNome\tNota\n', 'utf16le').swap16()
    expect(await read(new Uint8Array(bigEndian))).toEqual([['Nome', 'Nota']])
  })

  it.each([
    ['a quote that never ends', utf8('Nome;Nota\nAna;"uma\nDavi;x\n'), { fault: 'BROKEN', row: 3 }],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), { fault: 'NOT_A_TABLE' }],
    ['a workbook of Excel 97', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), { fault: 'OLD_EXCEL' }],
    ['too many rows', utf8('Nome\n'.repeat(101)), { fault: 'TOO_LONG', row: 101 }],
    ['too many columns', utf8(`${';'.repeat(10)}x`), { fault: 'TOO_LONG', row: 1 }],
    ['a row without an end', utf8(`Nome;"${'x'.repeat(300_000)}"`), { fault: 'BROKEN', row: 1 }],
  ])('and refused for %s', async (_, bytes, expected) => {
    await expect(readTable(bytes, bounds)).rejects.toMatchObject({ name: 'TableError', ...expected })
  })
})

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

describe('a table is read from an Excel workbook', () => {
  it('with shared and inline texts, numbers, yes and no, formulas, and cells left out', async () => {
    const sharedStrings = `<sst><si><t>Nome</t></si><si><r><t>Jo</t></r><r><t>ão</t></r><rPh sb="0"><t>x</t></rPh></si>
      <si><t>a_x000D_b &amp; c</t></si></sst>`
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Nota</t></is></c></row>
      <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>12.5</v></c><c r="C4" t="b"><v>1</v></c>
      <c r="D4" t="str"><f>A1</f><v>Ana</v></c><c r="E4" t="s"><v>2</v></c></row>
      <row><c><v>7</v></c></row>`
    const bytes = await packWorkbook({ sheet: sheet(rows), sharedStrings })
    expect(await readTable(bytes, bounds)).toEqual([
      { number: 1, cells: ['Nome', '', 'Nota'] },
      { number: 4, cells: ['João', 12.5, true, 'Ana', 'a\nb & c'] },
      { number: 5, cells: [7] },
    ])
  })

  it('with days where the format of a cell shows one', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="165" formatCode="[$-416]d &quot;de&quot; mmmm"/>
      <numFmt numFmtId="166" formatCode="&quot;day&quot; 0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="21"/></cellXfs></styleSheet>`
    const cell = (s: number, v: number) => `<c s="${s}"><v>${v}</v></c>`
    const rows = `<row>${cell(0, 41000)}${cell(1, 41000)}${cell(2, 41000.75)}${cell(3, 41000)}${cell(4, 0.5)}</row>
      <row>${cell(1, 59)}${cell(1, 61)}${cell(1, -3)}${cell(1, 9e9)}</row>`
    expect(await read(await packWorkbook({ sheet: sheet(rows), styles }))).toEqual([
      [41000, { day: '2012-04-01' }, { day: '2012-04-01', time: '18:00:00' }, 41000, 0.5],
      [{ day: '1900-02-28' }, { day: '1900-03-01' }, -3, 9e9],
    ])
    const book = '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet r:id="rId1"/></sheets></workbook>'
    expect(await read(await packWorkbook({ sheet: sheet(`<row>${cell(1, 39538)}</row>`), styles, book }))).toEqual([
      [{ day: '2012-04-01' }],
    ])
  })

  it('from the sheet that stands first, whatever its file is called and its elements are prefixed with', async () => {
    const rows = '<x:row><x:c t="inlineStr"><x:is><x:t>Nome</x:t></x:is></x:c></x:row>'
    const prefixed = `<x:worksheet xmlns:x="x"><x:sheetData>${rows}</x:sheetData></x:worksheet>`
    expect(await read(await packWorkbook({ sheet: prefixed, path: 'xl/worksheets/Plan7.xml' }))).toEqual([['Nome']])
  })
})

test('a sheet that is hidden, and one that is a cover, are passed over', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const book = `<workbook xmlns:r="r"><sheets><sheet state="hidden" r:id="rId3"/><sheet r:id="rId4"/><sheet r:id="rId1"/></sheets></workbook>`
  const sheets = {
    rId3: sheet(`<row>${text('Nome')}${text('Nota')}</row><row>${text('Oculta')}</row>`),
    rId4: sheet(`<row>${text('Relatório')}</row><row>${text('de 2031')}</row>`),
  }
  const rows = `<row>${text('Turma A')}</row><row>${text('Nome')}${text('Nota')}</row><row>${text('Lia')}</row>`
  const bytes = await packWorkbook({ sheet: sheet(rows), book, sheets })
  const found = await readTable(bytes, { ...bounds, heads: ['Nome', 'Nota'] })
  expect(found.map(({ cells }) => cells)).toEqual([['Nome', 'Nota'], ['Lia']])
  expect(await read(bytes)).toEqual([['Relatório'], ['de 2031']])
})

const million = 1024 * 1024

test.each([
  ['a ZIP archive that is no workbook', { book: null }, 'NOT_A_TABLE'],
  ['XML that is broken', { sheet: '<worksheet><row></worksheet>' }, 'BROKEN'],
  ['XML with entities of its own', { sheet: `<!DOCTYPE x [<!ENTITY a "b">]>${sheet('')}` }, 'BROKEN'],
  ['text in a column far out', { sheet: sheet('<row><c r="ZZ1"><v>1</v></c></row>') }, 'TOO_LONG'],
  ['a sheet that unpacks to gigabytes', { sheet: sheet(' '.repeat(40 * million)) }, 'TOO_LONG'],
  ['texts that do', { sheet: sheet(''), sharedStrings: `<sst>${' '.repeat(40 * million)}</sst>` }, 'TOO_LONG'],
  [
    'parts that do together',
    { sheet: sheet(' '.repeat(20 * million)), sharedStrings: `<sst>${' '.repeat(20 * million)}</sst>` },
    'TOO_LONG',
  ],
  ['thousands of parts', { sheet: sheet(''), more: 3000 }, 'TOO_LONG'],
])('a workbook is refused for %s', async (_, parts, fault) => {
  await expect(readTable(await packWorkbook(parts), bounds)).rejects.toMatchObject({ name: 'TableError', fault })
})

test('a workbook that says less of its size than it has is refused', async () => {
  const bytes = await packWorkbook({ sheet: sheet(' '.repeat(40 * million)) })
  const directory = Buffer.from(bytes).lastIndexOf('xl/worksheets/sheet1.xml') - 46
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(directory + 24, 100, true)
  await expect(readTable(bytes, bounds)).rejects.toMatchObject({ fault: 'BROKEN' })
})

test('a workbook that is cut off is refused', async () => {
  const bytes = await packWorkbook({ sheet: sheet('') })
  await expect(readTable(bytes.subarray(0, bytes.length - 30), bounds)).rejects.toMatchObject({ fault: 'BROKEN' })
})
