import { type RouteConfig, route } from '@react-router/dev/routes'
import type { RouteRow } from './lib/route-row.ts'
import { routeTable } from './lib/route-table.ts'
import { unfinished } from './lib/unfinished.ts'

export default routeTable.map((row: RouteRow & (typeof routeTable)[number]) =>
  route(row.path, fileOf(row), { id: row.path }),
) satisfies RouteConfig

function fileOf(row: RouteRow & (typeof routeTable)[number]): string {
  if (row.redirect) return 'routes/redirect.ts'
  return unfinished.has(row.path) ? 'routes/unfinished.tsx' : `routes/${row.page}.tsx`
}
