import { ApiError } from '@narthex/contract/client'
import { handOverToThirdParty } from '@narthex/contract/third-parties/third-party.endpoints'
import type { ThirdPartyProduct } from '@narthex/contract/third-parties/third-party-products'
import { callApi } from '../../session/api.ts'

/** The address that opens the product for the member, good for a minute; null where the site has no such product. */
export async function openProduct(produto: ThirdPartyProduct): Promise<string | null> {
  try {
    return (await callApi(handOverToThirdParty, { params: { produto } })).url
  } catch (error) {
    if (error instanceof ApiError && error.code === 'THIRD_PARTY_NOT_SET') return null
    throw error
  }
}
