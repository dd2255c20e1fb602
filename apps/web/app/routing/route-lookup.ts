import { withoutEnd } from '@narthex/contract/text-ends'
import type { RouteRow } from './route-row.ts'
import { routeTable } from './route-table.ts'

const byPath = new Map<string, RouteRow>(routeTable.map((row) => [row.path, row]))

/** Finds a row by its path, which is also the route's id and pattern. */
export function findRow(path: string): RouteRow | undefined {
  return byPath.get(path)
}

/** Finds the row of a link; undefined for other sites and for addresses with path parameters. */
export function findLinkedRow(href: string): RouteRow | undefined {
  if (!href.startsWith('/')) return undefined
  const [path = ''] = href.split(/[?#]/, 1)
  return byPath.get(withoutEnd(path, /\//) || '/')
}
