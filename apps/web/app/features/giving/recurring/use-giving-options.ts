import type { Loaded } from '@narthex/client/data/loaded'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { getGivingSettings, listGivingReasons } from '@narthex/contract/giving/giving.endpoints'
import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'

export interface GivingOptions {
  /** Reasons that accept recurring gifts. */
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
}

/** Current options for recurring gifts to this church. */
export function useGivingOptions(): Loaded<GivingOptions> {
  const { slug } = useChurchSite().church
  return useMemberData(['givingOptions', slug], () => load(slug), { isFresh: true })
}

async function load(slug: string): Promise<GivingOptions> {
  const [reasons, settings] = await Promise.all([
    callApi(listGivingReasons, { params: { slug }, query: { doacao: 'true' } }),
    callApi(getGivingSettings, { params: { slug } }),
  ])
  return { reasons: reasons.filter(({ flagRecorrencia }) => flagRecorrencia), settings }
}
