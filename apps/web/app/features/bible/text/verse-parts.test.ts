import type { Verse } from '@narthex/contract/bible/bible.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitVerse } from './verse-parts.ts'

const anyVerse: fc.Arbitrary<Verse> = fc.string({ unit: 'grapheme', maxLength: 60 }).chain((texto) => {
  const position = fc.nat({ max: texto.length })
  return fc.record({
    versiculo: fc.constant(1),
    texto: fc.constant(texto),
    linhas: fc.array(fc.record({ posicao: position, recuo: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 }),
    trechos: fc.array(
      fc
        .tuple(position, position, fc.constantFrom('JESUS', 'ACRESCIMO', 'NOME'))
        .map(([one, other, tipo]) => ({ inicio: Math.min(one, other), fim: Math.max(one, other), tipo })),
      { maxLength: 4 },
    ),
    notas: fc.array(fc.record({ posicao: position, texto: fc.constant('note') }), { maxLength: 3 }),
  }) as fc.Arbitrary<Verse>
})

test('the parts of a verse are its whole text, and each of its notes stands in it once', () => {
  fc.assert(
    fc.property(anyVerse, (verse) => {
      const parts = splitVerse(verse).flatMap((line) => line.parts)
      expect(parts.map(({ text }) => text).join('')).toBe(verse.texto)
      const notes = parts.flatMap((part) => part.notes).toSorted()
      expect(notes).toEqual((verse.notas ?? []).map((_, number) => number))
    }),
  )
})

test('words of Jesus, lines of poetry and notes are cut where they begin and end', () => {
  const verse: Verse = {
    versiculo: 1,
    texto: 'Ele disse: Venham todos ao monte',
    trechos: [{ inicio: 11, fim: 32, tipo: 'JESUS' }],
    linhas: [
      { posicao: 0, recuo: 1 },
      { posicao: 24, recuo: 2 },
    ],
    notas: [{ posicao: 17, texto: 'Ou: Venham' }],
  }
  expect(splitVerse(verse)).toEqual([
    {
      indent: 1,
      parts: [
        { text: 'Ele disse: ', kinds: [], notes: [] },
        { text: 'Venham', kinds: ['JESUS'], notes: [] },
        { text: ' todos ', kinds: ['JESUS'], notes: [0] },
      ],
    },
    { indent: 2, parts: [{ text: 'ao monte', kinds: ['JESUS'], notes: [] }] },
  ])
})
