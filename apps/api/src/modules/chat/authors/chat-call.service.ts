import { DomainError, tooManyRequests, unauthenticated } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { toNetwork } from '../../../platform/net/to-network.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import type { AuthorId } from '../words/author-code.rules.ts'
import { hashNetwork, readGuestToken } from './guest-token.rules.ts'

/** Finds the caller as an author. A member's login precedes a guest's token; undefined without either. */
export function findAuthor({ actor, church, keys }: VisitorCall, token: string | undefined): AuthorId | undefined {
  if (actor) return { memberId: actor.memberId, guestId: null }
  const guestId = token === undefined ? undefined : readGuestToken(keys, church, token)
  return guestId && { memberId: null, guestId }
}

/** Throws UNAUTHENTICATED, or CHAT_GUEST_UNKNOWN for a token that is not of this church. */
export function requireAuthor(call: VisitorCall, token: string | undefined): AuthorId {
  const author = findAuthor(call, token)
  if (author) return author
  throw token === undefined ? unauthenticated() : new DomainError('CHAT_GUEST_UNKNOWN')
}

/** Calls of one author that write within ten seconds, to each process: members' and guests'. */
const maxCalls = 20

/** Throws TOO_MANY_REQUESTS before anything is read. */
export function takeAuthorPace(
  { pace }: Pick<ChatNeeds, 'pace'>,
  { church }: Pick<VisitorCall, 'church'>,
  { memberId, guestId }: AuthorId,
): void {
  const seconds = pace.take(`${church.key} ${memberId ? `m${memberId}` : `v${guestId}`}`, maxCalls)
  if (seconds > 0) throw tooManyRequests(seconds)
}

/** The network that a call comes from, as blocks name it. */
export const networkOfCall = ({ church, source, keys }: VisitorCall) =>
  hashNetwork(keys, church, toNetwork(source.address))
