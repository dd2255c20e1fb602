import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faces, formatReadingChoice, grounds, parseReadingChoice, sizes, verseLayouts } from './reading-choice.ts'

const anyChoice = fc.record({
  size: fc.constantFrom(...sizes),
  ground: fc.constantFrom(...grounds),
  face: fc.constantFrom(...faces),
  verses: fc.constantFrom(...verseLayouts),
})

test('a choice is read back as it was written', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(parseReadingChoice(formatReadingChoice(choice))).toEqual(choice)
    }),
  )
})

test('what is usual goes without saying, and what no reader of ours wrote is the usual', () => {
  const usual = { size: 3, ground: 'site', face: 'serif', verses: 'paragraphs' } as const
  expect(formatReadingChoice(usual)).toBe('')
  expect(parseReadingChoice(undefined)).toEqual(usual)
  expect(parseReadingChoice('size-9 neon <b>')).toEqual(usual)
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(sizes).toContain(parseReadingChoice(words).size)
    }),
  )
})
