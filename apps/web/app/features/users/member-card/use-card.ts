import type { Loaded } from '@narthex/client/data/loaded'
import type { Copied } from '@narthex/client/data/member-copies'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { getMemberCard } from '@narthex/contract/users/card.endpoints'
import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { callApi } from '../../../session/api.ts'

/** The copy of this device, by its name and the call that it is of. */
export const cardCopy = (memberId: number, igreja: string) => ({
  name: `card ${igreja}`,
  load: () => callApi(getMemberCard, { query: { usuario: String(memberId), igreja } }),
})

/** A member's card at a church, or its copy on this device; no value where they have none there. */
export function useCard(memberId: number, igreja: string): Loaded<Copied<MemberCard>> {
  const { name, load } = cardCopy(memberId, igreja)
  return useMemberCopy(memberId, name, load)
}
