import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf, faces, grounds, sizes, wordsOf } from './reading-choice.ts'

const anyChoice = fc.record({
  size: fc.constantFrom(...sizes),
  ground: fc.constantFrom(...grounds),
  face: fc.constantFrom(...faces),
})

test('a choice is read back as it was written', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(choiceOf(wordsOf(choice))).toEqual(choice)
    }),
  )
})

test('what is usual goes without saying, and what no reader of ours wrote is the usual', () => {
  const usual = { size: 3, ground: 'site', face: 'serif' } as const
  expect(wordsOf(usual)).toBe('')
  expect(choiceOf(undefined)).toEqual(usual)
  expect(choiceOf('size-9 neon <b>')).toEqual(usual)
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(sizes).toContain(choiceOf(words).size)
    }),
  )
})
