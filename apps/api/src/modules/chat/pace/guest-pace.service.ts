import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { toNetwork } from '../../../platform/net/to-network.ts'
import { networkOfCall, takeAuthorPace } from '../authors/chat-call.service.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import type { AuthorId } from '../words/author-code.rules.ts'
import { countCalls } from './guest-pace.queries.ts'

const windowSeconds = 10

/**
 * Calls that write within ten seconds, in all processes together: of the guests behind one network address, of all guests;
 * and the messages of all guests in one channel, beside which members can still be read.
 */
const limits = { network: 60, guests: 300, messages: 40 }

interface Counted {
  readonly key: string
  readonly limit: number
}

type PaceNeeds = Pick<ChatNeeds, 'pace'>

/** Counts a call of an author, as a guest's where they are one. */
export async function takePace(
  platform: PaceNeeds,
  call: VisitorCall,
  author: AuthorId,
  canal?: string,
): Promise<void> {
  takeAuthorPace(platform, call, author)
  if (author.memberId === null) await takeGuestPace(platform, call, canal)
}

/**
 * Counts a call of someone who is no member: a crowd of them leaves room for the others. Each process refuses by its
 * own count first, so that a flood costs the database no more than what is within the limits. `canal` where it is a
 * message.
 */
export async function takeGuestPace(platform: PaceNeeds, call: VisitorCall, canal?: string): Promise<void> {
  const { church, source } = call
  takeHere(platform, `${church.key} a ${toNetwork(source.address)}`, limits.network)
  takeHere(platform, `${church.key} guests`, limits.guests)
  if (canal !== undefined) takeHere(platform, `${church.key} guests in ${canal}`, limits.messages)
  const counted: Counted[] = [
    { key: `a ${networkOfCall(call)}`, limit: limits.network },
    { key: 'guests', limit: limits.guests },
    ...(canal === undefined ? [] : [{ key: `in ${canal}`, limit: limits.messages }]),
  ]
  await takeEverywhere(call, counted)
}

function takeHere({ pace }: Pick<ChatNeeds, 'pace'>, key: string, limit: number): void {
  const seconds = pace.take(key, limit)
  if (seconds > 0) throw tooManyRequests(seconds)
}

/** Counts in a transaction of its own: the rows are locked briefly, and the counts stay if the call fails. */
async function takeEverywhere({ inChurch }: Pick<VisitorCall, 'inChurch'>, counted: readonly Counted[]): Promise<void> {
  const { totals, wait } = await inChurch(async (work) => {
    const seconds = Math.floor(work.now.getTime() / 1000)
    const janela = seconds - (seconds % windowSeconds)
    const keys = counted.map(({ key }) => key)
    return { totals: await countCalls(work, keys, janela), wait: janela + windowSeconds - seconds }
  })
  const isOver = counted.some(({ key, limit }) => (totals.find(({ chave }) => chave === key)?.total ?? 0) > limit)
  if (isOver) throw tooManyRequests(wait)
}
