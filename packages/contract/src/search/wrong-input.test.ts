import { expect, it } from 'vitest'
import { longestSearch } from '../limits.ts'
import { findProblems } from '../testing/problems.ts'
import { searchChurch } from './search.endpoints.ts'

it.each(['x'.repeat(10_000), 'a\0b', '\ud800'])('what is no question is not searched', (q) => {
  expect(findProblems(searchChurch.query, { q })).toMatchObject([{ path: 'q' }])
})

it.each([
  '',
  ' ',
  '&|!():*<->',
  "'; drop table busca; --",
  'a',
  '\\',
  '%_',
  '"',
  "''::tsquery",
  'x'.repeat(longestSearch),
  '§',
])('%j is a question', (q) => {
  expect(findProblems(searchChurch.query, { q })).toEqual([])
})
