import type { Loaded } from '@narthex/client/data/loaded'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { getGivingSettings, listGivingReasons } from '@narthex/contract/giving/giving.endpoints'
import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'

export interface GivingOptions {
  /** Those that may be given to regularly. */
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
}

/** How one can give to this church regularly, as it is now. */
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
