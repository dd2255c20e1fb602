import { languageKey, locales } from '@narthex/contract/locale'
import type { QueryKeys, QueryValue, RouteRow } from './route-row.ts'
import { allRows, rowAt } from './row-at.ts'

/** The row that an address leads to, and what of its query that row reads. */
export interface KnownAddress {
  readonly row: RouteRow
  /** Declared keys with well-formed values, in the order of their declaration; empty or beginning with `?`. */
  readonly search: string
}

/** What every row reads. */
const commonKeys: QueryKeys = { embed: ['true'], requiresAuth: ['true'], [languageKey]: locales }

/** How the router asks for the data of some of a page's routes alone. */
const routesKey = '_routes'

/** Finds the row of a path and drops from the query whatever that row does not declare: no made-up key multiplies pages. */
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
 * Whether a page with this query is one of few: every key is declared with such a value, none is free text, and each one
 * that a loader must know is among `understood`. Other pages are made each time, or made-up texts would crowd out what
 * people read.
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

/** All keys that a row reads; a redirect hands on what its target reads. */
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

/** Ids of the routes that a page can consist of, each once and in one order. */
function knownRoutes({ path }: RouteRow, asked: string | null): string {
  const ids = asked?.split(',') ?? []
  return ['root', 'routes/account-frame', path].filter((id) => ids.includes(id)).join(',')
}
