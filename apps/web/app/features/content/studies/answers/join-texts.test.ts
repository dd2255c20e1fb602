import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinTexts } from './join-texts.ts'

test('nothing of either text is lost, and nothing is said twice', () => {
  expect(joinTexts('Levi.', 'Eu.')).toBe('Levi.\n\nEu.')
  expect(joinTexts('Levi e eu.', 'Levi')).toBe('Levi e eu.')
  expect(joinTexts('Levi', 'Levi e eu.')).toBe('Levi e eu.')
  expect(joinTexts('', 'Eu.')).toBe('Eu.')
  fc.assert(
    fc.property(fc.string(), fc.string(), (theirs, mine) => {
      const joined = joinTexts(theirs, mine)
      expect(joined).toContain(theirs.trim())
      expect(joined).toContain(mine.trim())
      // Saying it again changes nothing.
      expect(joinTexts(joined, mine)).toBe(joined)
    }),
  )
})
