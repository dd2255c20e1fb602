import type { ChatReaction } from '@narthex/contract/chat/chat.schemas'
import type { ChatEmoji } from '@narthex/contract/chat/chat-values'
import type { ReportReason } from '@narthex/contract/prayer/report-reasons'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireAuthor } from '../authors/chat-call.service.ts'
import type { ChannelRow } from '../channels/channels.queries.ts'
import { channelEvent, hostsEvent } from '../channels/chat.signals.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import { holdMessage, readMessage, type StoredMessage, updateMessage } from '../messages/messages.queries.ts'
import { findReactions, insertReaction, removeReaction } from '../messages/reactions.queries.ts'
import { countReporters, insertReport } from '../messages/reports.queries.ts'
import { takePace } from '../pace/guest-pace.service.ts'
import { getChatSettings } from '../settings/settings.service.ts'
import type { OwnMessage } from './editing.service.ts'
import { isMuted, requireWriter, type Writer } from './writing.service.ts'

async function requirePublished(work: ChurchWork, { channel }: Writer, id: ChatMessageId): Promise<void> {
  const message = await readMessage(work, id)
  if (message?.channelId !== channel.id || message.situacao !== 'PUBLICADA') throw notFound()
}

/** Sets or takes back a reaction. Idempotent. A muted author's are kept nowhere, and shown to them once. */
export async function setReaction(
  platform: ChatNeeds,
  call: VisitorCall,
  { canal, id, visitante, emoji, ligada }: OwnMessage & { readonly emoji: ChatEmoji; readonly ligada: boolean },
): Promise<ChatReaction[]> {
  const author = requireAuthor(call, visitante)
  await takePace(platform, call, author)
  const settings = await getChatSettings(call)
  return call.inChurch(async (work) => {
    const writer = await requireWriter(work, { settings, call, author, canal })
    const isUnseen = await isMuted(work, writer)
    await requirePublished(work, writer, id)
    if (isUnseen) return pretend(await findReactions(work, id, author), emoji, ligada)
    if (ligada) await insertReaction(work, { messageId: id, author, emoji })
    else await removeReaction(work, { messageId: id, author, emoji })
    const reacoes = await findReactions(work, id, author)
    const shown = reacoes.map((reaction) => ({ ...reaction, flagMinha: false }))
    work.stream(channelEvent(writer.channel, { tipo: 'REACOES', id, reacoes: shown }))
    return reacoes
  })
}

function pretend(reactions: readonly ChatReaction[], emoji: ChatEmoji, isOn: boolean): ChatReaction[] {
  const others = reactions.filter((reaction) => reaction.emoji !== emoji)
  const total = reactions.find((reaction) => reaction.emoji === emoji)?.total ?? 0
  if (isOn) return [...others, { emoji, total: total + 1, flagMinha: true }]
  return total > 0 ? [...others, { emoji, total, flagMinha: false }] : others
}

interface Report extends OwnMessage {
  readonly motivo: ReportReason
  readonly texto: string | undefined
}

/**
 * Reports a message to the moderators. It is held until they decide once the church's limit of reports is reached; staff's
 * stay. A person counts once per message.
 */
export async function reportMessage(
  platform: ChatNeeds,
  call: VisitorCall,
  { canal, id, visitante, motivo, texto }: Report,
): Promise<void> {
  const author = requireAuthor(call, visitante)
  await takePace(platform, call, author)
  const settings = await getChatSettings(call)
  await call.inChurch(async (work) => {
    const writer = await requireWriter(work, { settings, call, author, canal, isAfterEnd: true })
    const isUnseen = await isMuted(work, writer)
    // Reports of one message run one after another, so that none misses the limit.
    const message = await holdMessage(work, id, writer.channel.id)
    if (message?.situacao !== 'PUBLICADA') throw notFound()
    if (message.memberId === author.memberId && message.guestId === author.guestId)
      throw new DomainError('CHAT_OWN_MESSAGE')
    if (isUnseen) return
    await insertReport(work, { ...author, messageId: id, motivo, texto: texto ?? null, criadaEm: work.now })
    work.stream(hostsEvent('FILA'))
    if ((await countReporters(work, id)) >= settings.limiteDenuncias) await holdReported(work, writer.channel, message)
  })
}

async function holdReported(work: ChurchWork, channel: ChannelRow, { id, motivos }: StoredMessage): Promise<void> {
  const row = await readMessage(work, id)
  if (row?.isStaff) return
  await updateMessage(work, id, { situacao: 'RETIDA', motivos: [...new Set([...motivos, 'DENUNCIA' as const])] })
  work.stream(channelEvent(channel, { tipo: 'APAGADAS', ids: [id] }))
}
