import { expect, test } from 'vitest'
import { chegadaMelody } from './chegada.ts'
import { scorePdf } from './score-pdf.ts'

test('a score is a PDF whose table says where each of its objects is', () => {
  const file = Buffer.from(scorePdf(chegadaMelody)).toString('latin1')
  expect(file).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(table, table + 4)).toBe('xref')
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  expect(places).toHaveLength(5)
  for (const [i, place] of places.entries()) expect(file.slice(place)).toMatch(new RegExp(`^${i + 1} 0 obj`))
})

test('each of its bars is as long as it says', () => {
  for (const bar of chegadaMelody.bars)
    expect(bar.reduce((sum, { beats }) => sum + beats, 0)).toBe(chegadaMelody.beatsPerBar)
})
