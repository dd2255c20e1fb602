import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLinkedRow, findRow } from './route-lookup.ts'
import type { RouteRow } from './route-row.ts'
import { routeTable } from './route-table.ts'
import { unfinished } from './unfinished.ts'

const rows: readonly (RouteRow & { path: string })[] = routeTable

test('every address is exactly one of a page, a redirect, a file and an unfinished feature', () => {
  const faults = rows.filter((row) => {
    const kinds = [row.page, row.redirect, row.file, unfinished.has(row.path as never) || undefined]
    return kinds.filter((kind) => kind !== undefined).length !== 1
  })
  expect(faults.map(({ path }) => path)).toEqual([])
})

test('every page and every file has its source', () => {
  const sources = rows.flatMap(({ page, file }) => (page ? `${page}.tsx` : file ? `${file}.ts` : []))
  const missing = sources.filter((source) => !existsSync(join(import.meta.dirname, '../routes', source)))
  expect(missing).toEqual([])
})

test('no address stands twice', () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
})

test('every redirect within the site leads to a page', () => {
  const targets = rows.flatMap(({ redirect }) => (typeof redirect === 'string' ? redirect : []))
  expect(targets.filter((path) => !findRow(path)?.title)).toEqual([])
})

test('a link finds its row with a query, a fragment or a trailing slash, and never on another site', () => {
  expect(findLinkedRow('/event?from=menu#top')?.path).toBe('/event')
  expect(findLinkedRow('/groups/')?.path).toBe('/groups')
  expect(findLinkedRow('/')?.path).toBe('/')
  expect(findLinkedRow('https://other.example/event')).toBeUndefined()
})
