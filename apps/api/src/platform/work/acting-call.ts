import { type AccountId, toAccountId } from '../ids.ts'
import type { ChurchCall } from './transactions.ts'

/** The support of the product in an office that its church has opened to it (decision 0213). */
export interface SupportSession {
  /** The access that the church opened (`acesso_suporte`). */
  readonly accessId: number
  readonly mayChange: boolean
}

/** The actor of a call and its source, as far as the audit log keeps them. */
export interface Acting {
  readonly actor: { readonly accountId: AccountId; readonly support?: SupportSession | undefined }
  readonly source: { readonly addressHash?: string | undefined }
}

/** The parts of a `MemberCall` (platform/http) that an edit needs. */
export interface ActingCall extends ChurchCall, Acting {}

/** The product itself: no account has this id. */
export const productAccountId = toAccountId(0)

/** Support: no account has this id, so that nothing it does is told of a person. */
export const supportAccountId = toAccountId(-1)

export const isProduct = ({ accountId }: Acting['actor']): boolean => accountId === productAccountId

/** The account that history and the audit log name for an actor: none for the product itself and for support. */
export const findAuthor = ({ accountId }: Acting['actor']): AccountId | null => (accountId > 0 ? accountId : null)

/** The support access in which something was done, as details of its act. */
export const tellSupport = ({ support }: Acting['actor']): { readonly suporte?: number } =>
  support ? { suporte: support.accessId } : {}
