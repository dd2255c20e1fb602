import { describe, expect, it, test } from 'vitest'
import { kinds } from '../../../testing/matrix/kinds.ts'
import { readCell } from './field-cells.ts'
import { guessFields } from './guess-fields.ts'
import { listFields, type RecordField, tableWords } from './record-fields.ts'
import { toHtml, toRichText } from './rich-html.ts'

const imported = kinds.filter(({ calls }) => calls.previewImport)

test.each(imported.map((kind) => [kind.name, kind] as const))(
  'each field of %s has a name in each language',
  (_, kind) => {
    for (const words of Object.values(tableWords))
      expect(listFields(kind).flatMap(({ name }) => (name in words.fields ? [] : [name]))).toEqual([])
  },
)

describe('the fields of columns', () => {
  const songs = imported.find(({ name }) => name === 'louvor')
  const fields = songs ? listFields(songs) : []
  it.each([
    [
      ['Title', 'Artist', 'Key', 'Lyrics'],
      ['title', 'author', 'tone', 'cifra'],
    ],
    [
      ['TÍTULO', 'compositor ', 'Tom', 'Observação'],
      ['title', 'author', 'tone', null],
    ],
    [
      ['Canción', 'Tono', 'Acordes'],
      ['title', 'tone', 'cifra'],
    ],
    [
      ['Letra', 'Lyrics', 'Título'],
      ['cifra', null, 'title'],
    ],
  ])('are guessed from their heads: %j', (heads, expected) => {
    expect(guessFields(heads, fields)).toEqual(expected)
  })
})

describe('a cell', () => {
  const context = { locale: 'pt' as const, timeZone: 'America/Recife', parents: new Map() }
  const field = (type: RecordField['type']): RecordField => ({
    path: 'x',
    name: 'x',
    language: undefined,
    type,
    options: ['CULTO'],
  })
  it.each<[RecordField['type'], Parameters<typeof readCell>[1], unknown]>([
    ['number', '1.234,5', 1234.5],
    ['number', '-8,05', -8.05],
    ['number', 12, 12],
    ['day', '5/3/2031', '2031-03-05'],
    ['day', { day: '2031-03-05', time: '10:00:00' }, '2031-03-05'],
    ['moment', '05/03/2031 19:30', '2031-03-05T22:30:00.000Z'],
    ['moment', '2031-03-05', '2031-03-05T03:00:00.000Z'],
    ['moment', { day: '2031-03-05', time: '19:30:15' }, '2031-03-05T22:30:15.000Z'],
    ['weekday', 'Sábado', 6],
    ['weekday', 'terça', 2],
    ['flag', 'não', false],
    ['choice', 'culto', 'CULTO'],
    ['state', 'Publicada', 'PUBLICADO'],
    ['text', '  G  D\nVem \n', '  G  D\nVem'],
  ])('of %s: %j', (type, cell, value) => {
    expect(readCell(field(type), cell, context)).toEqual({ value })
  })

  it.each<[RecordField['type'], string, string]>([
    ['number', 'muitos', 'NOT_A_NUMBER'],
    ['day', '31/02/2031', 'NOT_A_DATE'],
    ['moment', '05/03/2031 25:00', 'NOT_A_DATE'],
    ['choice', 'FESTA', 'NOT_A_CHOICE'],
    ['json', '{', 'WRONG'],
    ['parent', 'Nada', 'NO_PARENT'],
  ])('that is no %s is refused: %s', (type, cell, code) => {
    expect(readCell(field(type), cell, context)).toMatchObject({ reason: { code } })
  })
})

describe('rich text', () => {
  it('is read from plain text with a blank line between paragraphs', () => {
    expect(toHtml(toRichText('Um\ndois\n\n3 < 4 & 5') ?? never())).toBe('<p>Um<br>dois</p>\n<p>3 &lt; 4 &amp; 5</p>')
  })

  it('keeps nothing that runs, and the words of what it does not know', () => {
    const html =
      '<script>alert(1)</script><h1 onclick="x()">Oi</h1><a href="javascript:x()">aqui</a><table><tr><td>A</td></tr></table>'
    const read = toHtml(toRichText(html) ?? never())
    expect(read).not.toMatch(/script|onclick/)
    expect(read).toContain('<h2>Oi</h2>')
    expect(read).toContain('A')
    expect(toRichText(read)).toEqual(toRichText(toHtml(toRichText(read) ?? never())))
  })

  it('is read within limits', () => {
    expect(toRichText('<div>'.repeat(5000))).toBeNull()
    expect(toRichText(`${'<b>'.repeat(50_000)}x`)).not.toBeUndefined()
  })
})

function never(): never {
  throw new Error('Nothing was read')
}
