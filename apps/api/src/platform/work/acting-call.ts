import { type AccountId, toAccountId } from '../ids.ts'
import type { ChurchCall } from './transactions.ts'

/** Who acts, and from where, as far as it is written down. */
export interface Acting {
  readonly actor: { readonly accountId: AccountId }
  readonly source: { readonly addressHash?: string | undefined }
}

/** What an edit needs of a `MemberCall` (platform/http). */
export interface ActingCall extends ChurchCall, Acting {}

/** The product itself: no account has this id. */
export const productAccountId = toAccountId(0)

export const isProduct = ({ accountId }: Acting['actor']): boolean => accountId === productAccountId
