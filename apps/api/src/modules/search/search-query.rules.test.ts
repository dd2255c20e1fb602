import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksNothing, parseQuestion, toQueries, toVector } from './search-query.rules.ts'

test('words are looked for once each, and those in quotes as they stand', () => {
  expect(parseQuestion('Fé  "Pão da Vida" fé «só»')).toEqual({ words: ['fe', 'so'], phrases: [['pao', 'da', 'vida']] })
  expect(parseQuestion('"sem fim')).toEqual({ words: ['sem', 'fim'], phrases: [] })
})

test.each(['', '   ', '& | ! <-> :* ()', '""', '\'"\\', '🙏'])('%j asks nothing', (typed) => {
  expect(asksNothing(parseQuestion(typed))).toBe(true)
})

test('a word is looked for as a beginning and in its other number, a single letter as it stands', () => {
  expect(toQueries(parseQuestion('orações'), 5).todas).toBe("('5/oracoes':* | ('5/oracoes' | '5~oracao' | '5/oracao'))")
  expect(toQueries(parseQuestion('a'), 5).todas).toBe("('5/a' | ('5/a' | '5~a'))")
  expect(toQueries(parseQuestion('"pão vivo"'), 5).todas).toBe("('5/pao' <-> '5/vivo')")
})

test('a title goes first for what it begins with once there are three letters of it', () => {
  expect(toQueries(parseQuestion('fé'), 5)).toMatchObject({ comeco: "'/fe'", todas: "('5/fe':* | ('5/fe' | '5~fe'))" })
  expect(toQueries(parseQuestion('mar'), 5).comeco).toBe("'/mar':*")
})

test('the words of a thing stand in the space of their church, with the roots that they have', () => {
  expect(toVector([{ text: 'Fé e fé', weight: 'A' }], 7)).toBe("'7/fe':1A,3A '7/e':2A")
  expect(toVector([{ text: 'Dons', weight: 'A' }], '')).toBe("'/dons':1A")
  expect(toVector([{ text: 'Irmãos', weight: 'B' }], '')).toBe("'/irmaos':1B '~irmao':1B")
})

test('whatever is typed, a query is words, signs of our own and nothing else, and never long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const { todas, comeco } = toQueries(parseQuestion(typed), 5)
      expect(todas).toMatch(/^(?:'5[/~][\p{L}\p{N}]{1,40}'(?::\*)?|[()|& ]|<->)*$/u)
      expect(comeco.length).toBeLessThan(5000)
    }),
  )
})
