import type { RouteRow } from './route-row.ts'
import { routeTable } from './route-table.ts'

export const allRows: readonly RouteRow[] = routeTable

const notFound = allRows.find(({ path }) => path === '*') as RouteRow
const byExactPath = new Map(allRows.map((row) => [row.path, row]))
const byFirstSegment = new Map<string, { readonly row: RouteRow; readonly pattern: RegExp }[]>()
for (const row of allRows.toSorted((a, b) => rankOf(b.path) - rankOf(a.path))) {
  if (row === notFound) continue
  const first = firstSegment(row.path)
  byFirstSegment.set(first, [...(byFirstSegment.get(first) ?? []), { row, pattern: patternOf(row.path) }])
}

/**
 * Finds the row that the router would choose for a path or its data address (`.data`, `.wake`). Runs for every request;
 * the router's own search through all patterns would cost more than sending the page.
 */
export function rowAt(path: string): RouteRow {
  const page = pagePath(path)
  const exact = byExactPath.get(page)
  if (exact) return exact
  const decoded = page.includes('%') ? decodedPath(page) : page
  const candidates = byFirstSegment.get(firstSegment(decoded))
  return candidates?.find(({ pattern }) => pattern.test(decoded))?.row ?? notFound
}

/** Router data is at `.data`, hydration data at `.wake`; `_` stands for an empty last segment. */
function pagePath(path: string): string {
  if (!path.endsWith('.data') && !path.endsWith('.wake')) return path
  return path.replace(/(?<=\/)_\.(?:data|wake)$|\.(?:data|wake)$/, '')
}

function firstSegment(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? ''
}

/** An encoded slash stays inside its segment. */
function decodedPath(path: string): string {
  const segments = path.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
  return segments.join('/')
}

/** Matches patterns like the router: case-insensitive, any number of trailing slashes. */
function patternOf(path: string): RegExp {
  const fixed = path.replace(/\/\*$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\/$/, '')
  return new RegExp(`^${fixed}${path.endsWith('/*') ? '(?:/.*)?' : '/*'}$`, 'i')
}

/** Ranks matching patterns like the router: more segments first, static before dynamic. */
function rankOf(path: string): number {
  const segments = path.split('/')
  return segments.reduce((rank, segment) => rank + weightOf(segment), segments.length)
}

function weightOf(segment: string): number {
  if (segment === '*') return -2
  if (segment === '') return 1
  return segment.startsWith(':') ? 3 : 10
}
