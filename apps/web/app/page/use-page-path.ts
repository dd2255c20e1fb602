import { useLocation, useMatches } from 'react-router'
import type { RoutePath } from '../routing/route-table.ts'

const anyOther: RoutePath = '*'

/**
 * The path of the page, or undefined at an address without a route. All such addresses are served as one page, so what it
 * shows must not follow from the address, or it hydrates as another page.
 */
export function usePagePath(): string | undefined {
  const { pathname } = useLocation()
  return useMatches().at(-1)?.id === anyOther ? undefined : pathname
}
