import { expect, test } from 'vitest'
import { findTranslationState } from './translation-state.ts'

test.each([
  [undefined, 'missing'],
  [{ titulo: '', resumo: '' }, 'partial'],
  [{ titulo: 'A', resumo: '  ' }, 'partial'],
  [{ titulo: 'A', resumo: 'B', corpo: null }, 'ready'],
] as const)('a translation of %j is %s', (translation, state) => {
  expect(findTranslationState(translation, ['titulo', 'resumo'])).toBe(state)
})
