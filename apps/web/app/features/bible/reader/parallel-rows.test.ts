import type { Verse } from '@narthex/contract/bible/bible.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherVerses, verses } from '../testing/texts.ts'
import { toParallelRows } from './parallel-rows.ts'

const numbers = (list: readonly Verse[]) => list.map(({ versiculo }) => versiculo)
const john = { book: 'John', chapter: 3 } as const

test('verses that one translation puts together stand beside all of theirs', () => {
  const [one, other] = [
    { verses, versification: 'KJV' as const },
    { verses: otherVerses, versification: 'KJV' as const },
  ]
  expect(toParallelRows(john, one, other).map((row) => [numbers(row.first), numbers(row.second)])).toEqual([
    [[1], [1]],
    [[2], [2]],
    [[3], [3, 4]],
  ])
  expect(toParallelRows(john, other, one).map((row) => [numbers(row.first), numbers(row.second)])).toEqual([
    [[1], [1]],
    [[2], [2]],
    [[3, 4], [3]],
  ])
})

test('a verse that the other translation numbers as two stands beside both', () => {
  const place = { book: '3John', chapter: 1 } as const
  const text = (...list: number[]) => list.map((versiculo) => ({ versiculo, texto: `v${versiculo}` }))
  const rows = toParallelRows(
    place,
    { verses: text(13, 14), versification: 'KJV' },
    { verses: text(13, 14, 15), versification: 'NRSV' },
  )
  expect(rows.map((row) => [numbers(row.first), numbers(row.second)])).toEqual([
    [[13], [13]],
    [[14], [14, 15]],
  ])
})

/** Chapters of at most 20 verses, some of them joined, some left out. */
const anyChapter = fc
  .array(fc.record({ gap: fc.boolean(), length: fc.integer({ min: 1, max: 3 }) }), { maxLength: 12 })
  .map((list) => {
    const chapter: Verse[] = []
    let next = 1
    for (const { gap, length } of list) {
      if (gap) next += 1
      chapter.push({ versiculo: next, ...(length > 1 && { ate: next + length - 1 }), texto: '' })
      next += length
    }
    return chapter
  })

test('no verse of either translation is lost or shown twice', () => {
  fc.assert(
    fc.property(anyChapter, anyChapter, (one, other) => {
      const rows = toParallelRows(john, { verses: one, versification: 'KJV' }, { verses: other, versification: 'KJV' })
      expect(rows.flatMap((row) => numbers(row.first))).toEqual(numbers(one))
      expect(rows.flatMap((row) => numbers(row.second)).toSorted((a, b) => a - b)).toEqual(numbers(other))
    }),
  )
})
