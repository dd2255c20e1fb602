import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findBlock } from '../authors/blocks.queries.ts'
import { findGuest } from '../authors/guests.queries.ts'
import { findChannelById } from '../channels/channels.queries.ts'
import { stateOfChannel } from '../channels/channels.rules.ts'
import { channelEvent, hostsEvent } from '../channels/chat.signals.ts'
import { holdMessage, listMessages, type StoredMessage, updateMessage } from '../messages/messages.queries.ts'
import { listWaitingPrayers } from '../messages/prayers.queries.ts'
import { toAuthorId, toChatMessage } from '../messages/showing.service.ts'
import { requireChannel } from '../rooms/channels.service.ts'
import { messageRecord } from '../settings/chat.records.ts'
import { getChatContext } from '../settings/chat-context.service.ts'
import { releaseMessage } from './moderation.service.ts'

/** Requests for prayer of a channel that wait for a host, longest first. */
export async function listPrayers(call: MemberCall, canal: string): Promise<ChatMessage[]> {
  const { showing } = await getChatContext(call)
  return call.inChurch(async (work) => {
    const channel = await requireChannel(work, canal)
    const ids = await listWaitingPrayers(work, channel.id)
    const rows = await listMessages(work, ids)
    return rows.toSorted((a, b) => a.id - b.id).map((row) => toChatMessage(showing, row))
  })
}

/** Takes a request for prayer: its author sees that a host has come, also where it waits for a moderator. Idempotent. */
export async function attendPrayer(call: MemberCall, canal: string, id: ChatMessageId): Promise<void> {
  await edit(call, { act: 'CHAT_PRAYER_ATTENDED', isPublic: false }, async ({ work, watch, about, unchanged }) => {
    const channel = await requireChannel(work, canal)
    const message = await holdMessage(work, id, channel.id)
    if (!message || message.oracao === null || message.situacao === 'SOMBRA') throw notFound()
    if (message.oracao === 'ATENDIDA') return unchanged(undefined)
    await watch(messageRecord(id, message.memberId ?? undefined))
    await updateMessage(work, id, { oracao: 'ATENDIDA' })
    work.stream(channelEvent(channel, { tipo: 'ORACAO', id, oracao: 'ATENDIDA' }))
    work.stream(hostsEvent('ORACAO'))
    about({ mensagem: id, canal: channel.id })
  })
}

/**
 * Publishes a guest's request for prayer that no moderator has decided on, while its channel is open and the church wishes
 * it. What waits for another reason goes on waiting. Idempotent.
 */
export async function publishWaitingPrayer(call: ChurchCall, id: ChatMessageId): Promise<void> {
  const { settings, showing } = await getChatContext(call)
  if (!settings.flagPublicarOracoes) return
  await call.inChurch(async (work) => {
    const message = await holdMessage(work, id)
    if (!message || !isHeldAsGuest(message) || (await isBlocked(work, message))) return
    const channel = await findChannelById(work, message.channelId)
    if (!channel || stateOfChannel(channel, work.now) !== 'ABERTO') return
    await releaseMessage(work, { channel, message, showing })
    work.stream(hostsEvent('FILA'))
  })
}

const isHeldAsGuest = ({ situacao, oracao, motivos }: StoredMessage) =>
  situacao === 'RETIDA' && oracao !== null && motivos.every((reason) => reason === 'VISITANTE')

async function isBlocked(work: ChurchWork, message: StoredMessage): Promise<boolean> {
  const author = toAuthorId(message)
  if (!author) return true
  const network = author.guestId === null ? null : (await findGuest(work, author.guestId))?.enderecoHash
  return (await findBlock(work, author, network ? [network] : [])) !== null
}
