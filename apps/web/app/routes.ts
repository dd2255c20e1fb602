import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { RouteRow } from './routing/route-row.ts'
import { developmentPages, routeTable } from './routing/route-table.ts'

const forBuilders = import.meta.env.MODE === 'development' ? developmentPages : []

type Row = RouteRow & (typeof routeTable)[number]
const toRoute = (row: Row) => route(row.path, fileOf(row), { id: row.path })

export default [
  ...forBuilders.map(({ path, page }) => route(path, `routes/${page}.tsx`, { id: path })),
  layout('routes/account-frame.tsx', routeTable.filter(isInAccount).map(toRoute)),
  ...routeTable.filter((row) => !isInAccount(row)).map(toRoute),
] satisfies RouteConfig

/** Account pages share a layout. */
function isInAccount(row: Row): boolean {
  return /^\/user(?:\/|$)/.test(row.path) && !row.redirect
}

function fileOf(row: Row): string {
  if (row.redirect) return 'routes/redirect.ts'
  if (row.file) return `routes/${row.file}.ts`
  return `routes/${row.page}.tsx`
}
