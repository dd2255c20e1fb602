import { fakeBrowser } from '@narthex/client/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { isSameWord, keepAnswers, readAnswers } from './outline-answers.ts'

afterEach(() => vi.unstubAllGlobals())

test('answers are kept for each broadcast', () => {
  fakeBrowser()
  keepAnswers(1, { '5.1': 'graça' })
  expect(readAnswers(1)).toEqual({ '5.1': 'graça' })
  expect(readAnswers(2)).toEqual({})
})

test.each(['not JSON', '[1]', 'null', '{"5.1":7}'])('what is kept as %s is no answer', (kept) => {
  fakeBrowser({ local: { 'live-outline 1': kept } })
  expect(readAnswers(1)).toEqual({})
})

test('a word is the same whatever its accents and its case', () => {
  expect(isSameWord(' GRACA ', 'graça')).toBe(true)
  expect(isSameWord('graças', 'graça')).toBe(false)
})
