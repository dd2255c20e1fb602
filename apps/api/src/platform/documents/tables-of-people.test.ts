import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import type { TableCell } from './table-cell.ts'
import { packWorkbook } from './testing/pack-workbook.ts'

/* What programs export and people type, beside what the formats say. */

const bounds = { maxRows: 100, maxColumns: 10, heads: ['Nome', 'Telefone'] }
const read = async (bytes: Uint8Array): Promise<(readonly TableCell[])[]> =>
  (await readTable(bytes, bounds)).map(({ cells }) => cells)
const utf8 = (table: string) => new TextEncoder().encode(table)
const bytesOf = (table: string) => new Uint8Array(Buffer.from(table, 'latin1'))
const wide = (table: string) => Buffer.from(table, 'utf16le')

const people = [
  ['Nome', 'Telefone'],
  ['João Conceição', '1'],
]
const table = 'Nome;Telefone\nJoão Conceição;1\n'

describe('a table of other programs is read', () => {
  it.each([
    ['with lines between cells', utf8(table.replaceAll(';', '|'))],
    ['with a tab that is named', utf8(`sep=\\t\n${table.replaceAll(';', '\t')}`)],
    ['in UTF-16 without a mark', new Uint8Array(wide(table))],
    ['in UTF-16 of the other order without a mark', new Uint8Array(wide(table).swap16())],
    ['in the letters of old Macintoshes', bytesOf('Nome;Telefone\rJo\x8bo Concei\x8d\x8bo;1\r')],
    ['in Windows-1252', bytesOf('Nome;Telefone\nJo\xe3o Concei\xe7\xe3o;1\n')],
    ['that was read in the wrong encoding before', utf8('Nome;Telefone\nJoÃ£o ConceiÃ§Ã£o;1\n')],
    ['with spaces around quotes', utf8('Nome; Telefone\n"João Conceição" ; "1"\n')],
    ['with texts as formulas', utf8('Nome;Telefone\n="João Conceição";="1"\n')],
    ['with the end of a file of DOS', utf8(`${table}\x1a`)],
    ['with heads that a page repeats', utf8(`${table}NOME;Telefone\n`)],
    ['with a sum below', utf8(`${table};\nTotal;1\n`)],
    ['with a number of rows below', utf8(`${table}Total de inscritos: 12;\n`)],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(people)
  })

  it.each([
    ['IRMÃ\u00a0Ana', 'IRMÃ Ana'],
    ['IRMÃ” (a) Ana', 'IRMÃ” (a) Ana'],
    ['MÃE', 'MÃE'],
    ['Total Silva', 'Total Silva'],
    ['“Ana”', '“Ana”'],
  ])('without a change to %j', async (name, stored) => {
    expect((await read(utf8(`Nome;Telefone\n${name};1\n`)))[1]).toEqual([stored, '1'])
  })

  it('and keeps empty cells between tabs', async () => {
    expect(await read(utf8('Nome\tNota\tTelefone\nAna\t\t1\n\t\t2\n'))).toEqual([
      ['Nome', 'Nota', 'Telefone'],
      ['Ana', '', '1'],
      ['', '', '2'],
    ])
  })

  it.each(['<table><tr><td>Nome</td></tr></table>', '\ufeff\n<html><body>', '<?xml version="1.0"?><Workbook/>'])(
    'but not a page of the web: %s',
    async (page) => {
      await expect(read(utf8(page))).rejects.toMatchObject({ fault: 'NOT_A_TABLE' })
    },
  )
})

describe('a workbook of other programs is read', () => {
  const sheet =
    '<worksheet><sheetData><row><c t="inlineStr"><is><t>Nome</t></is></c></row><row><c t="s"><v>0</v></c></row></sheetData></worksheet>'
  const sharedStrings = '<sst><si><t><![CDATA[Ana & Lia]]></t></si></sst>'

  it('in the strict form, with prefixes of its own and marked text', async () => {
    const book =
      '<x:workbook xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main" xmlns:rel="r"><x:sheets><x:sheet sheetId="1" rel:id="rId1"/></x:sheets></x:workbook>'
    expect(await read(await packWorkbook({ book, sheet, sharedStrings }))).toEqual([['Nome'], ['Ana & Lia']])
  })
})
