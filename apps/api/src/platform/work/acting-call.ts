import { type AccountId, toAccountId } from '../ids.ts'
import type { ChurchCall } from './transactions.ts'

/** The actor of a call and its source, as far as the audit log keeps them. */
export interface Acting {
  readonly actor: { readonly accountId: AccountId }
  readonly source: { readonly addressHash?: string | undefined }
}

/** The parts of a `MemberCall` (platform/http) that an edit needs. */
export interface ActingCall extends ChurchCall, Acting {}

/** The product itself: no account has this id. */
export const productAccountId = toAccountId(0)

export const isProduct = ({ accountId }: Acting['actor']): boolean => accountId === productAccountId
