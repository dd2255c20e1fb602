import { expect, it } from 'vitest'
import { toFreeSlug, toSlug } from './slugs.rules.ts'

it.each([
  ['Festa da colheita!', 'festa-da-colheita'],
  ['Ação & graça', 'acao-graca'],
  ['João 3.16', 'joao-3-16'],
  ['Ærø  ßtraße', 'r-tra-e'],
  ['Привет', 'item'],
  ['   ', 'item'],
  [`${'palavra '.repeat(30)}`, Array.from({ length: 10 }, () => 'palavra').join('-')],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the title %j makes the address %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

it('an address that is taken gets a number, and stays within its length', () => {
  expect(toFreeSlug('boletim', new Set())).toBe('boletim')
  expect(toFreeSlug('boletim', new Set(['boletim', 'boletim-2']))).toBe('boletim-3')
  const longest = 'x'.repeat(80)
  expect(toFreeSlug(longest, new Set([longest]))).toBe(`${'x'.repeat(78)}-2`)
})
