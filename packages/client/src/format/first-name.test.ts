import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test('a person is called by the first word of their name, without a title', () => {
  expect(['Jacira de Souza', '  Ana ', 'Pr. Caio Menelau', '李', ''].map(firstName)).toEqual([
    'Jacira',
    'Ana',
    'Caio',
    '李',
    '',
  ])
})
