import { type RouteConfig, route } from '@react-router/dev/routes'
import type { RouteRow } from './lib/route-row.ts'
import { developmentPages, routeTable } from './lib/route-table.ts'
import { unfinished } from './lib/unfinished.ts'

const forBuilders = import.meta.env.MODE === 'development' ? developmentPages : []

export default [
  ...forBuilders.map(({ path, page }) => route(path, `routes/${page}.tsx`, { id: path })),
  ...routeTable.map((row: RouteRow & (typeof routeTable)[number]) => route(row.path, fileOf(row), { id: row.path })),
] satisfies RouteConfig

function fileOf(row: RouteRow & (typeof routeTable)[number]): string {
  if (row.redirect) return 'routes/redirect.ts'
  if (row.file) return `routes/${row.file}.ts`
  return unfinished.has(row.path) ? 'routes/unfinished.tsx' : `routes/${row.page}.tsx`
}
