import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import { DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type Block, findBlock } from '../authors/blocks.queries.ts'
import { networkOfCall } from '../authors/chat-call.service.ts'
import { findChannelHoldingWriter } from '../authors/writers.queries.ts'
import { type ChannelRow, findChannel } from '../channels/channels.queries.ts'
import { stateOfChannel } from '../channels/channels.rules.ts'
import { canRead, isStaff } from '../channels/chat.policy.ts'
import type { AuthorId } from '../words/author-code.rules.ts'
import type { Standing } from '../words/message-states.rules.ts'
import { toMessageText } from '../words/text.rules.ts'

/** An author in a channel, locked until the transaction ends: their writes run one after another. */
export interface Writer {
  readonly author: AuthorId
  readonly channel: ChannelRow
  /** Hashes of the networks that a guest came from and comes from now; none of a member. */
  readonly addresses: readonly string[]
  /** Hash of the network that the call comes from. */
  readonly network: string
  readonly isApproved: boolean
}

interface Entering {
  readonly settings: ChatSettings
  readonly call: VisitorCall
  readonly author: AuthorId
  readonly canal: string
  /** Admits the author even if the channel is closed. */
  readonly isAfterEnd?: boolean
}

/** Throws NOT_FOUND, CHAT_GUEST_UNKNOWN, CHAT_MEMBERS_ONLY or CHAT_CLOSED. Blocks are looked up apart: `isMuted`. */
export async function requireWriter(
  work: ChurchWork,
  { settings, call, author, canal, isAfterEnd = false }: Entering,
): Promise<Writer> {
  const found = await findChannelHoldingWriter(work, canal, author)
  if (!found) throw await explainMissing(work, { call, author, canal })
  const { channel, guest } = found
  if (!canRead(channel, call.actor)) throw notFound()
  if (guest) requireGuestsWelcome(settings, channel)
  if (!isAfterEnd && stateOfChannel(channel, work.now) !== 'ABERTO') throw new DomainError('CHAT_CLOSED')
  const network = networkOfCall(call)
  const addresses = guest ? [network, guest.enderecoHash ?? ''].filter(Boolean) : []
  return { author, channel, addresses, network, isApproved: guest?.aprovadoEm != null }
}

async function explainMissing(
  work: ChurchWork,
  { call, author, canal }: Omit<Entering, 'settings'>,
): Promise<DomainError> {
  const channel = await findChannel(work, canal)
  const isThere = channel !== undefined && canRead(channel, call.actor)
  return isThere && author.guestId !== null ? new DomainError('CHAT_GUEST_UNKNOWN') : notFound()
}

export function requireGuestsWelcome({ flagVisitantes }: ChatSettings, channel: ChannelRow): void {
  if (!channel.flagVisitantes || !flagVisitantes) throw new DomainError('CHAT_MEMBERS_ONLY')
}

/** True where the author is muted. */
export function isMutedBy(block: Block | null): boolean {
  if (block?.tipo === 'BANIDO') throw new DomainError('CHAT_BANNED')
  return block !== null
}

/** Reads whether the writer is muted, with a statement of its own. Throws for a banned writer. */
export async function isMuted(work: ChurchWork, { author, addresses }: Writer): Promise<boolean> {
  return isMutedBy(await findBlock(work, author, addresses))
}

/** The trust in a writer in their channel. */
export const toStanding = ({ author, channel, isApproved }: Writer, call: VisitorCall, isMuted: boolean): Standing => ({
  isStaff: isStaff(call.actor),
  isGuest: author.memberId === null,
  isApproved,
  isMuted,
  isPrivate: channel.tipo === 'ORACAO',
})

/** The text in its one form. Throws VALIDATION where nothing is left of it, or too much. */
export function requireText(given: string): string {
  const text = toMessageText(given)
  if (text === undefined) throw invalid([{ path: 'body.texto', message: 'No text, or too much' }])
  return text
}
