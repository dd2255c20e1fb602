import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a name of 18 characters is shown whole, a longer one is cut there and says so', () => {
  expect(shortName('Maria das Dores Sá')).toBe('Maria das Dores Sá')
  expect(shortName('Maria das Dores Sá e')).toBe('Maria das Dores Sá…')
  expect(shortName('Maximiliano Bartolomeu')).toBe('Maximiliano Bartol…')
})

test('no character is cut in two', () => {
  expect(shortName('👩‍👩‍👧'.repeat(19))).toBe(`${'👩‍👩‍👧'.repeat(18)}…`)
  expect(shortName('é'.normalize('NFD').repeat(18))).toHaveLength(36)
})

test('a cut never leaves a space before the ellipsis', () => {
  expect(shortName('Ana Clara Mendonça Ribeiro')).toBe('Ana Clara Mendonça…')
})
