import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignCodes } from './question-codes.rules.ts'

const asked = (...texts: string[]) => texts.map((texto) => ({ texto }))
const known = ['a', 'b', 'c'].map((texto, index) => ({ codigo: `p${index + 1}`, texto }))
/** Codes of rewritten questions; new codes are n1, n2… */
function again(given: Parameters<typeof assignCodes>[0], own?: readonly string[]): string[] {
  let made = 0
  return assignCodes(given, { known, own, fresh: () => `n${++made}` })
}

test('a new study’s questions are named by their places, unless they have a name', () => {
  const fresh = () => expect.fail('None is needed')
  expect(assignCodes(asked('a', 'b'), { fresh })).toEqual(['p1', 'p2'])
  expect(assignCodes([{ codigo: 'x', texto: 'a' }, { texto: 'b' }], { fresh })).toEqual(['x', 'p2'])
})

test('a question keeps its code wherever it goes, and a new one has a code of its own', () => {
  expect(again(asked('new', 'a', 'b', 'c'))).toEqual(['n1', 'p1', 'p2', 'p3'])
  expect(again(asked('a', 'new', 'b', 'c'))).toEqual(['p1', 'n1', 'p2', 'p3'])
  expect(again(asked('c', 'a', 'b'))).toEqual(['p3', 'p1', 'p2'])
  expect(again(asked('b', 'c'))).toEqual(['p2', 'p3'])
  expect(again(asked('a', 'c', 'new'))).toEqual(['p1', 'p3', 'n1'])
})

test('a question that is reworded in its place keeps its code', () => {
  expect(again(asked('a', 'B', 'c'))).toEqual(['p1', 'p2', 'p3'])
  expect(again(asked('A', 'B', 'C'))).toEqual(['p1', 'p2', 'p3'])
  expect(again(asked('new', 'a', 'b', 'C'))).toEqual(['n1', 'p1', 'p2', 'p3'])
})

test('what cannot be told apart is new, and takes over no answers', () => {
  expect(again(asked('a', 'B', 'new', 'c'))).toEqual(['p1', 'n1', 'n2', 'p3'])
  expect(again(asked('new', 'a'))).toEqual(['n1', 'p1'])
})

test('a translation names its questions as the study does', () => {
  expect(assignCodes(asked('x', 'y'), { own: ['q', 'p2'], fresh: () => 'n' })).toEqual(['q', 'p2'])
  expect(again(asked('new', 'a'), ['n7', 'p1'])).toEqual(['n7', 'p1'])
})

test('two questions never share a code', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })
  fc.assert(
    fc.property(texts, (given) => {
      const codes = again(asked(...given))
      expect(codes).toHaveLength(given.length)
      expect(new Set(codes).size).toBe(codes.length)
    }),
  )
})
