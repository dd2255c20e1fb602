import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasBlank, toOutlineParts } from './outline-text.ts'

it('splits a line at its blanks and hides their words until they are shown', () => {
  const line = 'Grace is a [[gift]], not a [[ reward ]].'
  expect(toOutlineParts(line, true)).toEqual([
    { tipo: 'TEXTO', texto: 'Grace is a ' },
    { tipo: 'LACUNA', texto: 'gift' },
    { tipo: 'TEXTO', texto: ', not a ' },
    { tipo: 'LACUNA', texto: 'reward' },
    { tipo: 'TEXTO', texto: '.' },
  ])
  expect(JSON.stringify(toOutlineParts(line, false))).not.toMatch(/gift|reward/)
  expect(hasBlank(line)).toBe(true)
})

it('takes brackets that make no blank for text', () => {
  for (const line of ['[[]]', 'a [b] c', '[[a[b]]', '[[open', '[[two\nlines]]', ''])
    expect(toOutlineParts(line, false).every(({ tipo }) => tipo === 'TEXTO') && !hasBlank(line), line).toBe(true)
})

it('never loses text, and never shows a hidden word', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/)
  const plain = fc.stringMatching(/^[A-Z .,]{0,20}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, word), { maxLength: 6 }), plain, (pairs, last) => {
      const line = pairs.map(([before, hidden]) => `${before}[[${hidden}]]`).join('') + last
      const texts = toOutlineParts(line, true).map(({ texto }) => texto)
      expect(texts.join('')).toBe(pairs.flat().join('') + last)
      const hidden = toOutlineParts(line, false)
      expect(hidden.filter(({ tipo }) => tipo === 'LACUNA').map(({ texto }) => texto)).toEqual(pairs.map(() => null))
    }),
  )
})
