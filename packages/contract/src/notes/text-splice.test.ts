import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSplice } from './text-splice.ts'

const signs = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '🙏', '🙌', '\u{1F1E7}') })

test('a splice makes the one text of the other, and takes no sign apart', () => {
  fc.assert(
    fc.property(signs, signs, (before, after) => {
      const { at, removed, inserted } = findSplice(before, after)
      expect(before.slice(0, at) + inserted + before.slice(at + removed)).toBe(after)
      for (const part of [before.slice(0, at), before.slice(at, at + removed), inserted])
        expect(part.isWellFormed()).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('what is the same at both ends is left alone', () => {
  expect(findSplice('Culto de domingo', 'Culto da manhã de domingo')).toEqual({
    at: 7,
    removed: 0,
    inserted: 'a manhã d',
  })
  expect(findSplice('same', 'same')).toEqual({ at: 4, removed: 0, inserted: '' })
})
