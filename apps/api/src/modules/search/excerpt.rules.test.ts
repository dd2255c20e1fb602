import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeExcerpt, marked } from './excerpt.rules.ts'
import { parseQuestion } from './search-query.rules.ts'

const shown = ({ texto, marcas }: { texto: string; marcas: [number, number][] }) =>
  marcas.map(([from, to]) => texto.slice(from, to))

test('what was looked for is marked as it is written, in whole words', () => {
  expect(shown(marked('Orações da manhã: a oração que abre o dia', parseQuestion('oracao man')))).toEqual([
    'Orações',
    'manhã',
    'oração',
  ])
  expect(shown(marked('A casa da Ana', parseQuestion('a')))).toEqual(['A'])
})

test('a piece of a long text is where most of the words stand together, cut between words', () => {
  const noise = 'uma frase comprida que nada diz disso e segue '.repeat(20)
  const text = `${noise} a ponte. ${noise} a ponte e o rio se encontram. ${noise}`
  const excerpt = makeExcerpt(text, parseQuestion('ponte rio'))
  expect(shown(excerpt ?? { texto: '', marcas: [] })).toEqual(['ponte', 'rio'])
  expect(excerpt?.texto).toMatch(/^… .* …$/)
  expect(excerpt?.texto.length).toBeLessThan(200)
  expect(text.replace(/\s+/g, ' ')).toContain(excerpt?.texto.slice(2, -2))
})

test('a short text is shown whole, and one without the words not at all', () => {
  const short = 'Uma ponte de pedra, duas de madeira, e depois da última delas o caminho desce até o rio.'
  expect(makeExcerpt(short, parseQuestion('rio'))?.texto).toBe(short)
  expect(makeExcerpt('A ponte sobre o rio.', parseQuestion('rio'))?.texto).toBe('A ponte sobre o rio.')
  expect(makeExcerpt('A ponte.', parseQuestion('rio'))).toBeUndefined()
})

test('what was looked for is among the first words that are shown', () => {
  const text = `Uma ponte de pedra, duas de madeira, e ${'depois '.repeat(12)}da última delas o caminho desce até o rio.`
  expect(makeExcerpt(text, parseQuestion('rio'))?.marcas[0]?.[0]).toBeLessThan(70)
})

test('whatever the text and the question, marks lie within what is shown, in order', () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom('fé ', 'Fé', 'a', ' ', '\n', '“fé”', '\u{1f600}'), fc.string()), {
    maxLength: 80,
  })
  fc.assert(
    fc.property(pieces, fc.string({ maxLength: 20 }), (parts, typed) => {
      const excerpt = makeExcerpt(parts.join(''), parseQuestion(`fe ${typed}`))
      let end = 0
      for (const [from, to] of excerpt?.marcas ?? []) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(excerpt?.texto.length ?? 0)
    }),
  )
})
