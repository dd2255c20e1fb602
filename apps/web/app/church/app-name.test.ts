import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appName } from './app-name.ts'

test('a short name is whole; of a long one the words that tell churches apart are kept', () => {
  const names = {
    'Casa Viva': 'Casa Viva',
    'Igreja da Ponte Velha': 'Ponte Velha',
    'Comunidad La Azotea': 'Azotea',
    'Sorrel Creek Church': 'Sorrel Creek',
    'The Church of the Open Door': 'The Church',
    'Primeira Igreja de Santo Amaro': 'Primeira',
    Ressurreicionistas: 'Ressurreicio',
  }
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, appName(name)]))).toEqual(names)
})

test('a name has at most 12 characters and is never empty', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S{1,20}$/), { minLength: 1 }), (words) => {
      const name = appName(words.join(' '))
      expect(name.length).toBeLessThanOrEqual(12)
      expect(name).not.toBe('')
    }),
  )
})
