import { expect, test } from 'vitest'
import { findRow } from '../routing/route-lookup.ts'
import { type RoutePath, routeTable } from '../routing/route-table.ts'
import { isListed, isListedAt } from './indexing.ts'

const at = (path: RoutePath, query = '') => isListedAt(findRow(path), new URLSearchParams(query))

test('what everybody may read is listed, in each of its languages', () => {
  expect([at('/'), at('/about'), at('/about', 'lang=es')]).toEqual([true, true, true])
})

test('nothing is listed that is a member’s, a step on the way, an error or still to come', () => {
  const unlisted = ['/user', '/access', '/checkout', '/error', '*', '/embed/chat', '/play/search', '/login'] as const
  expect(unlisted.filter((path) => at(path))).toEqual([])
})

test('a page within another site, with a reader’s own text or for members only is not listed', () => {
  for (const query of ['embed=true', 'message=Oi', 'redirectTo=%2Fuser', 'requiresAuth=true', 'lang=pt&embed=true'])
    expect(at('/about', query), query).toBe(false)
})

test('a redirect and a file are never listed', () => {
  const rows = routeTable.filter((row) => 'redirect' in row || 'file' in row)
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(isListed)).toEqual([])
})
