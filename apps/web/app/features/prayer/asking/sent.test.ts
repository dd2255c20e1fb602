import { expect, test } from 'vitest'
import { sentIn } from './sent.ts'

test('a page that was opened by itself knows of no request', () => {
  for (const state of [undefined, null, 'PUBLICADA', {}, { id: 1, memberId: 7 }])
    expect(sentIn(state, 7)).toBeUndefined()
})

test('what became of a request is told to who asked alone', () => {
  const state = { id: 1, situacao: 'CUIDADO', ajuda: { pais: 'BR', linhas: [] }, memberId: 7 }
  expect(sentIn(state, 7)).toBe(state)
  expect(sentIn(state, 8)).toBeUndefined()
  expect(sentIn({ ...state, memberId: undefined }, undefined)).toBeUndefined()
})
