import { splitWords } from '@narthex/contract/split-words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRoot } from './words.rules.ts'

const words = (text: string) => splitWords(text).map(({ word }) => word)

test('words are read without accents, capitals and signs, each where it stands', () => {
  expect(words('A Oração do “Pai-Nosso”, às 19h30!')).toEqual(['a', 'oracao', 'do', 'pai', 'nosso', 'as', '19h30'])
  expect(words('STRASSE Straße, Łódź, İstanbul')).toEqual(['strasse', 'strasse', 'lodz', 'istanbul'])
  expect(words('Церковь Благодати')).toEqual(['церковь', 'благодати'])
  expect(splitWords('Fé viva')).toEqual([
    { word: 'fe', from: 0, to: 2 },
    { word: 'viva', from: 3, to: 7 },
  ])
})

test.each([
  ['oração', 'orações'],
  ['lição', 'lições'],
  ['irmão', 'irmãos'],
  ['jovem', 'jovens'],
  ['pastor', 'pastores'],
  ['luz', 'luzes'],
  ['pastoral', 'pastorais'],
  ['fiel', 'fiéis'],
  ['cidade', 'cidades'],
  ['oración', 'oraciones'],
  ['joven', 'jóvenes'],
  ['luz', 'luces'],
  ['ciudad', 'ciudades'],
  ['serie', 'series'],
  ['ministry', 'ministries'],
  ['church', 'churches'],
  ['class', 'classes'],
  ['lesson', 'lessons'],
  ['service', 'services'],
])('%s and %s have one root', (one, many) => {
  const [singular, plural] = words(`${one} ${many}`).map(findRoot)
  expect(singular).toBe(plural)
})

test.each([
  ['casa', 'caso'],
  ['Deus', 'deu'],
  ['mal', 'mais'],
  ['fé', 'fel'],
  ['louvor', 'louvar'],
])('%s and %s do not', (one, other) => {
  const [first, second] = words(`${one} ${other}`).map(findRoot)
  expect(first).not.toBe(second)
})

test('whatever the text, words are letters and digits alone, and lie within it in their order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      let end = 0
      for (const { word, from, to } of splitWords(text)) {
        expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})
