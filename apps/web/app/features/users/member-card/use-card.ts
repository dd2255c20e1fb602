import type { Loaded } from '@narthex/client/data/loaded'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { ApiError } from '@narthex/contract/client'
import { getMemberCard } from '@narthex/contract/users/card.endpoints'
import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { callApi } from '../../../session/api.ts'

/** A member's card at a church; `null` where they have none there. */
export function useCard(usuario: number, igreja: string): Loaded<MemberCard | null> {
  return useMemberData(['memberCard', usuario, igreja], () => loadCard(usuario, igreja))
}

async function loadCard(usuario: number, igreja: string): Promise<MemberCard | null> {
  try {
    return await callApi(getMemberCard, { query: { usuario: String(usuario), igreja } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
