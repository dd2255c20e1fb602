import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitForSpeech } from './use-speech.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

test('what is spoken piece by piece is the whole text, word by word', () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 40 })), (sentences) => {
      const text = sentences.join(' ')
      expect(words(splitForSpeech(text).join(' '))).toEqual(words(text))
    }),
  )
})

test('a piece is no longer than browsers speak at a time, unless a single word is', () => {
  const long = 'Deus é amor, e quem ama conhece o que é eterno. '.repeat(40)
  for (const piece of splitForSpeech(long)) expect(piece.length).toBeLessThanOrEqual(180)
  expect(splitForSpeech('a'.repeat(500))).toEqual(['a'.repeat(500)])
  expect(splitForSpeech(' \n ')).toEqual([])
})
