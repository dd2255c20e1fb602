import type { ChatChannel } from '@narthex/contract/chat/chat.schemas'
import type { ChannelKind } from '@narthex/contract/chat/chat-values'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { readPage } from '../../../platform/database/page.ts'
import { conflict, DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type ChatMessageId, toChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import {
  type ChannelChange,
  type ChannelRow,
  countChannels,
  findChannel,
  insertChannel,
  listChannels,
  updateChannel,
} from '../channels/channels.queries.ts'
import { stateOfChannel, topicOfChannel } from '../channels/channels.rules.ts'
import { planRetention } from '../channels/chat.jobs.ts'
import { canRead, type Reader } from '../channels/chat.policy.ts'
import { channelEvent } from '../channels/chat.signals.ts'
import { readMessage } from '../messages/messages.queries.ts'
import { toChatMessage } from '../messages/showing.service.ts'
import { channelRecord } from '../settings/chat.records.ts'
import { type ChatContext, getChatContext } from '../settings/chat-context.service.ts'
import { findSettings } from '../settings/settings.queries.ts'
import { defaultSettings } from '../settings/settings.service.ts'

/** Throws NOT_FOUND for a channel that the reader may not see. */
export async function requireReadable(work: ChurchWork, nome: string, reader: Reader): Promise<ChannelRow> {
  const channel = await findChannel(work, nome)
  if (!channel || !canRead(channel, reader)) throw notFound()
  return channel
}

/** A channel for staff: private rooms are only for their two people. */
export async function requireChannel(work: ChurchWork, nome: string): Promise<ChannelRow> {
  const channel = await findChannel(work, nome)
  if (!channel || channel.tipo === 'ORACAO') throw notFound()
  return channel
}

/** A channel as it stands by the clock, with its pinned message. */
export async function toChannel(
  work: ChurchWork,
  { settings, showing }: ChatContext,
  row: ChannelRow,
): Promise<ChatChannel> {
  const { flagVisitantes, flagLinksSoMembros } = settings
  const pinned = row.fixadaId === null ? undefined : await readMessage(work, row.fixadaId)
  return {
    nome: row.nome,
    titulo: row.titulo,
    tipo: row.tipo,
    ...toTimes(row, work.now),
    modoLentoSegundos: row.modoLentoSegundos,
    flagVisitantes: row.tipo === 'PUBLICO' && row.flagVisitantes && flagVisitantes,
    flagLinksSoMembros,
    fixada: pinned?.situacao === 'PUBLICADA' ? toChatMessage(showing, pinned) : null,
    topico: topicOfChannel(row),
  }
}

/** Opening and closing times of a channel, and its state by the clock. */
function toTimes(row: ChannelRow, now: Date): Pick<ChatChannel, 'situacao' | 'abreEm' | 'fechaEm' | 'versao'> {
  return {
    situacao: stateOfChannel(row, now),
    abreEm: row.abreEm?.toISOString() ?? null,
    fechaEm: row.fechaEm?.toISOString() ?? null,
    versao: row.versao,
  }
}

export interface NewChannel {
  readonly nome: string
  readonly titulo: string | null
  readonly tipo: Exclude<ChannelKind, 'ORACAO'>
  readonly abreEm?: Date | null
  readonly fechaEm?: Date | null
}

/**
 * Adds a channel in the caller's transaction, for modules that have chats; undefined where the name is taken. Its slow mode
 * and its guests are those of the church's settings.
 */
export async function openChannel(
  work: ChurchWork,
  { abreEm = null, fechaEm = null, ...channel }: NewChannel,
): Promise<ChannelRow | undefined> {
  const { modoLentoSegundos, flagVisitantes } = (await findSettings(work)) ?? defaultSettings
  await planRetention(work)
  const row = { ...channel, abreEm, fechaEm, modoLentoSegundos, flagVisitantes, criadoEm: work.now }
  return insertChannel(work, row)
}

/** Opens a channel of another module's, or gives it the title and times that it has now, in the caller's transaction. */
export async function keepChannel(work: ChurchWork, channel: Required<NewChannel>): Promise<void> {
  const before = await findChannel(work, channel.nome)
  if (!before) return void (await openChannel(work, channel))
  const { titulo, abreEm, fechaEm } = channel
  const isSame =
    titulo === before.titulo &&
    abreEm?.getTime() === before.abreEm?.getTime() &&
    fechaEm?.getTime() === before.fechaEm?.getTime()
  if (!isSame) await changeTimes(work, before, { titulo, abreEm, fechaEm })
}

/** Closes a channel of another module's. Its messages stay for as long as the church keeps them. */
export async function closeChannel(work: ChurchWork, nome: string): Promise<void> {
  const before = await findChannel(work, nome)
  if (before && stateOfChannel(before, work.now) !== 'FECHADO') await changeTimes(work, before, { fechaEm: work.now })
}

async function changeTimes(work: ChurchWork, { id }: ChannelRow, change: ChannelChange): Promise<void> {
  const row = await updateChannel(work, id, change)
  if (!row) return
  work.stream(channelEvent(row, { tipo: 'HORARIO', ...toTimes(row, work.now) }))
}

/** Changes a channel in the caller's transaction and shows it to its readers. */
export async function changeChannel(
  work: ChurchWork,
  context: ChatContext,
  nome: string,
  { versao, ...change }: ChannelChange & { readonly versao?: number },
): Promise<ChatChannel> {
  const before = await requireChannel(work, nome)
  const row = await updateChannel(work, before.id, versao === undefined ? change : { ...change, versao })
  if (!row) throw new DomainError('CHANGED_MEANWHILE')
  const channel = await toChannel(work, context, row)
  work.stream(channelEvent(row, { tipo: 'CANAL', canal: channel }))
  return channel
}

/** The channels of the church but private rooms, newest first. */
export async function listChatChannels(call: MemberCall, query: PageQuery): Promise<Page<ChatChannel>> {
  const context = await getChatContext(call)
  return call.inChurch(async (work) => {
    const page = await readPage(query, await countChannels(work), (slice) => listChannels(work, slice))
    const shown: ChatChannel[] = []
    for (const row of page.itens) shown.push(await toChannel(work, context, { ...row, fixadaId: null }))
    return { ...page, itens: shown }
  })
}

export async function addChatChannel(call: MemberCall, channel: NewChannel): Promise<ChatChannel> {
  const context = await getChatContext(call)
  return edit(call, { act: 'CHAT_CHANNEL_ADDED', isPublic: false }, async ({ work, made }) => {
    const row = await openChannel(work, channel)
    if (!row) throw conflict('A channel has this name.')
    made(channelRecord(row.id), { canal: row.id })
    return toChannel(work, context, row)
  })
}

export interface ChannelSettings extends Omit<ChannelChange, 'fixadaId'> {
  readonly versao: number
}

export async function setChatChannel(call: MemberCall, nome: string, change: ChannelSettings): Promise<ChatChannel> {
  const context = await getChatContext(call)
  return edit(call, { act: 'CHAT_CHANNEL_SET', isPublic: false }, async ({ work, watch, about }) => {
    const { id } = await requireChannel(work, nome)
    await watch(channelRecord(id))
    about({ canal: id })
    return changeChannel(work, context, nome, change)
  })
}

/** Pins a published message of the channel, or takes the pinned one down. */
export async function pinMessage(
  call: MemberCall,
  nome: string,
  messageId: ChatMessageId | null,
): Promise<ChatChannel> {
  const context = await getChatContext(call)
  const act = messageId === null ? 'CHAT_UNPINNED' : 'CHAT_PINNED'
  return edit(call, { act, isPublic: false }, async ({ work, watch, about }) => {
    const { id, fixadaId } = await requireChannel(work, nome)
    const message = messageId === null ? undefined : await readMessage(work, messageId)
    if (messageId !== null && (message?.channelId !== id || message.situacao !== 'PUBLICADA')) throw notFound()
    const mensagem = messageId ?? fixadaId ?? toChatMessageId(0)
    await watch(channelRecord(id))
    about({ mensagem, canal: id })
    return changeChannel(work, context, nome, { fixadaId: messageId })
  })
}
