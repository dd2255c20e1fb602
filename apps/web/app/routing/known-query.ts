import { languageKey, locales } from '@narthex/contract/locale'
import type { QueryKeys, QueryValue, RouteRow } from './route-row.ts'
import { allRows, rowAt } from './row-at.ts'

/** The route row of an address, with the part of the query that the row reads. */
export interface KnownAddress {
  readonly row: RouteRow
  /** Declared keys with well-formed values, in the order of their declaration; empty or beginning with `?`. */
  readonly search: string
}

/** Query keys of every row. */
const commonKeys: QueryKeys = { embed: ['true'], requiresAuth: ['true'], [languageKey]: locales }

/** The router's query key for loading the data of some routes only. */
const routesKey = '_routes'

/** Finds the row of a path and drops undeclared query keys, so that invented keys do not multiply cached pages. */
export function knownAddress(path: string, query: string): KnownAddress {
  const row = rowAt(path)
  if (query === '') return { row, search: '' }
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const [key, value] of Object.entries(queryKeys(row))) {
    const first = given.get(key)
    if (first !== null && isValue(value, first)) kept.set(key, first)
  }
  const routes = path.endsWith('.data') ? knownRoutes(row, given.get(routesKey)) : ''
  if (routes) kept.set(routesKey, routes)
  return { row, search: kept.size > 0 ? `?${kept}` : '' }
}

/**
 * Whether a page with this query may be cached: every key is declared, none is free text, and `known` keys are among
 * `understood`. Other pages are rendered each time; cached, invented values would evict the pages that people read.
 */
export function isOneOfFew({ pathname, searchParams }: URL, understood: ReadonlySet<string>): boolean {
  const keys = queryKeys(rowAt(pathname))
  return [...searchParams].every(([key, text]) => {
    if (key === routesKey) return true
    const value = keys[key]
    if (value === undefined || value === 'text' || !isValue(value, text)) return false
    return value !== 'known' || understood.has(key)
  })
}

/** All query keys of a row; a redirect has those of its target. */
export function queryKeys(row: RouteRow): QueryKeys {
  return keysByRow.get(row) ?? commonKeys
}

const keysByRow = new Map(allRows.map((row) => [row, { ...commonKeys, ...targetOf(row).query }]))

function targetOf(row: RouteRow): RouteRow {
  return allRows.find(({ path }) => path === row.redirect) ?? row
}

function isValue(kind: QueryValue, value: string): boolean {
  if (kind === 'page') return /^[1-9]\d{0,4}$/.test(value)
  return typeof kind === 'string' || kind.includes(value)
}

/** Route ids that a page can consist of, unique and sorted. */
function knownRoutes({ path }: RouteRow, asked: string | null): string {
  const ids = asked?.split(',') ?? []
  return ['root', 'routes/account-frame', path].filter((id) => ids.includes(id)).join(',')
}
