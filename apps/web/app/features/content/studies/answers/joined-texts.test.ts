import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinedTexts } from './joined-texts.ts'

test('nothing of either text is lost, and nothing is said twice', () => {
  expect(joinedTexts('Levi.', 'Eu.')).toBe('Levi.\n\nEu.')
  expect(joinedTexts('Levi e eu.', 'Levi')).toBe('Levi e eu.')
  expect(joinedTexts('Levi', 'Levi e eu.')).toBe('Levi e eu.')
  expect(joinedTexts('', 'Eu.')).toBe('Eu.')
  fc.assert(
    fc.property(fc.string(), fc.string(), (theirs, mine) => {
      const joined = joinedTexts(theirs, mine)
      expect(joined).toContain(theirs.trim())
      expect(joined).toContain(mine.trim())
      // Saying it again changes nothing.
      expect(joinedTexts(joined, mine)).toBe(joined)
    }),
  )
})
