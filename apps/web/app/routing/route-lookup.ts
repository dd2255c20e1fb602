import { withoutEnd } from '@narthex/contract/text-ends'
import type { RouteRow } from './route-row.ts'
import { routeTable } from './route-table.ts'

const byPath = new Map<string, RouteRow>(routeTable.map((row) => [row.path, row]))

/** The row of a route; its path is also the route's id and the router's pattern. */
export function findRow(path: string): RouteRow | undefined {
  return byPath.get(path)
}

/** The row that a link of the site leads to; nothing for other sites and for addresses with parameters. */
export function findLinkedRow(href: string): RouteRow | undefined {
  if (!href.startsWith('/')) return undefined
  const [path = ''] = href.split(/[?#]/, 1)
  return byPath.get(withoutEnd(path, /\//) || '/')
}
