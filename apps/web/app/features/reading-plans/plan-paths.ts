import { useLocation } from 'react-router'
import { type PagePath, pathTo } from '../../routing/page-path.ts'

/** Parameters of a plan's addresses (specification §2). */
export interface PlanAddress {
  readonly plan: string
  readonly subscription?: string | undefined
  readonly name?: string | undefined
  readonly description?: string | undefined
  /** The code of an invitation to read together. */
  readonly invitation?: string | undefined
}

export interface PlanPaths {
  readonly isEmbedded: boolean
  readonly list: PagePath
  plan(address: PlanAddress): PagePath
  leave(address: PlanAddress): PagePath
  left(address: PlanAddress): PagePath
}

const site = {
  list: '/reading-plans',
  plan: '/reading-plans/:planUUID',
  leave: '/reading-plans/:planUUID/delete',
  left: '/reading-plans/:planUUID/delete/confirm',
} as const
const embed = {
  list: '/embed/reading-plans/list',
  plan: '/embed/reading-plans/:planUUID',
  leave: '/embed/reading-plans/:planUUID/delete',
  left: '/embed/reading-plans/:planUUID/delete/confirm',
} as const

/** The pages of reading plans, on the site or within the frame of another, whose colour its addresses keep. */
export function usePlanPaths(): PlanPaths {
  const { pathname, search } = useLocation()
  const isEmbedded = pathname.startsWith('/embed/')
  const pages = isEmbedded ? embed : site
  const colour = isEmbedded ? new URLSearchParams(search).get('embedColor') : null
  const to = (page: 'plan' | 'leave' | 'left', { plan, subscription, name, description, invitation }: PlanAddress) => {
    const named = { subscriptionUuid: subscription, planName: name, description }
    const query = { ...named, convite: invitation, embedColor: colour ?? undefined }
    return pathTo(pages[page], { planUUID: plan }, toQuery(query))
  }
  return {
    isEmbedded,
    list: `${pages.list}${toQuery({ embedColor: colour ?? undefined })}` as PagePath,
    plan: (address) => to('plan', address),
    leave: (address) => to('leave', address),
    left: (address) => to('left', address),
  }
}

function toQuery(values: Readonly<Record<string, string | undefined>>): '' | `?${string}` {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

const longestName = 120

/** The plan of an address. Its name is anybody's: it is shown until the plan is loaded, cut to a usual length. */
export function usePlanAddress(plan: string): PlanAddress {
  const query = new URLSearchParams(useLocation().search)
  const read = (key: string) => query.get(key)?.slice(0, longestName) || undefined
  return {
    plan,
    subscription: read('subscriptionUuid'),
    name: read('planName'),
    description: read('description'),
    invitation: query.get('convite') ?? undefined,
  }
}
