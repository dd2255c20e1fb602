import { listAddress } from '../../routing/list-address.ts'
import { type PagePath, pathTo } from '../../routing/page-path.ts'
import { redirectPath } from '../../routing/redirect-to.ts'

/** Values of `type` on Play's search page (specification §2). */
export const searchTypes = ['query', 'my-list', 'videos', 'collections'] as const
export type SearchType = (typeof searchTypes)[number]

export const titlePath = (id: number) => pathTo('/play/video/:id', { id })
export const watchPath = (id: number) => pathTo('/play/watch/:id', { id })
export const collectionPath = (id: number) => pathTo('/play/collection/:id', { id })

/** Play's home, for those who may not see `wanted` yet: where they go on to once they subscribe. */
export function playHomePath(wanted: string | undefined): PagePath {
  return listAddress('/play', { redirectTo: wanted })
}

export interface PlanQuery {
  /** The plan that was chosen: its subscription begins on the same page. */
  readonly plano?: number | undefined
  /** Code of an unlisted plan. */
  readonly codigo?: string | undefined
  readonly redirectTo?: string | undefined
}

export function plansPath({ plano, codigo, redirectTo }: PlanQuery = {}): PagePath {
  return listAddress('/play/plans', { plano, codigo, redirectTo })
}

/** The `redirectTo` of an address, where it is a path of this site. */
export function wantedPath(search: string): string | undefined {
  const path = redirectPath(search)
  return path === '/' ? undefined : path
}
