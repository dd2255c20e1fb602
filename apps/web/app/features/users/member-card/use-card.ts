import { ApiError } from '@narthex/contract/client'
import { getMemberCard } from '@narthex/contract/users/card.endpoints'
import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { useCallback } from 'react'
import { type Loaded, useLoaded } from '../../../components/use-loaded.ts'
import { callApi } from '../../../session/api.ts'

/** A member's card at a church; `undefined` where they have none there. */
export function useCard(usuario: number, igreja: string): Loaded<MemberCard | undefined> {
  return useLoaded(useCallback(() => loadCard(usuario, igreja), [usuario, igreja]))
}

async function loadCard(usuario: number, igreja: string): Promise<MemberCard | undefined> {
  try {
    return await callApi(getMemberCard, { query: { usuario: String(usuario), igreja } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
