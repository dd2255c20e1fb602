import type { WaitingChatMessage } from '@narthex/contract/chat/chat-moderation.endpoints'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { readPage, toPage } from '../../../platform/database/page.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { approveGuest } from '../authors/guests.queries.ts'
import { type ChannelRow, findChannelById } from '../channels/channels.queries.ts'
import { channelEvent, hostsEvent } from '../channels/chat.signals.ts'
import { announceMessage } from '../messages/announcing.service.ts'
import {
  eraseMessages,
  holdMessage,
  listAuthorMessages,
  listMessages,
  readMessage,
  type StoredMessage,
  updateMessage,
} from '../messages/messages.queries.ts'
import { closeReports, countReporters } from '../messages/reports.queries.ts'
import { type Showing, toChatMessage } from '../messages/showing.service.ts'
import { requireChannel } from '../rooms/channels.service.ts'
import { messageRecord } from '../settings/chat.records.ts'
import { getChatContext } from '../settings/chat-context.service.ts'
import { readAuthorCode } from '../words/author-code.rules.ts'
import { eraseHeldMessage } from '../writing/editing.service.ts'
import { countWaiting, listWaiting } from './moderation.queries.ts'

/** Held and reported messages of all channels, or of one. */
export async function readChatQueue(
  call: MemberCall,
  { canal, ...query }: PageQuery & { readonly canal: string | undefined },
): Promise<Page<WaitingChatMessage>> {
  const { showing } = await getChatContext(call)
  return call.inChurch(async (work) => {
    const channelId = canal === undefined ? undefined : (await requireChannel(work, canal)).id
    const page = await readPage(query, await countWaiting(work, channelId), (slice) =>
      listWaiting(work, channelId, slice),
    )
    const ids = page.itens.map(({ id }) => id)
    const rows = new Map((await listMessages(work, ids)).map((row) => [row.id, row]))
    const itens = page.itens.flatMap(({ id, canal, denuncias }): WaitingChatMessage[] => {
      const row = rows.get(id)
      if (!row) return []
      const motivos = denuncias.length > 0 ? [...new Set([...row.motivos, 'DENUNCIA' as const])] : row.motivos
      const { versao, sinais } = row
      return [{ canal, mensagem: toChatMessage(showing, row), versao, motivos, sinais, denuncias }]
    })
    return toPage(query, itens, page.total)
  })
}

interface Decision {
  readonly id: ChatMessageId
  readonly decisao: 'PUBLICAR' | 'APAGAR'
  readonly versao: number
}

/** Publishes or deletes a message that waits. Closes its reports. Throws CHANGED_MEANWHILE for an older text. */
export async function decideOnMessage(call: MemberCall, { id, decisao, versao }: Decision): Promise<void> {
  const { showing } = await getChatContext(call)
  await edit(call, { act: 'CHAT_MESSAGE_DECIDED', isPublic: false }, async ({ work, watch, about }) => {
    const message = await holdMessage(work, id)
    if (!message || message.situacao === 'SOMBRA') throw notFound()
    if (message.versao !== versao) throw new DomainError('CHANGED_MEANWHILE')
    const channel = await findChannelById(work, message.channelId)
    // Private rooms concern moderators only by a report of one of the two.
    const isTheirs = channel?.tipo !== 'ORACAO' || (await countReporters(work, id)) > 0
    if (!channel || !isTheirs) throw notFound()
    await watch(messageRecord(id, message.memberId ?? undefined))
    await closeReports(work, id)
    if (decisao === 'APAGAR') await eraseHeldMessage(work, channel, message)
    else await publishMessage(work, { channel, message, showing })
    work.stream(hostsEvent('FILA'))
    about({ mensagem: id, decisao, canal: channel.id })
  })
}

interface Publishing {
  readonly channel: ChannelRow
  readonly message: StoredMessage
  readonly showing: Showing
}

async function publishMessage(work: ChurchWork, { channel, message, showing }: Publishing): Promise<void> {
  const { guestId, situacao } = message
  if (guestId !== null) await approveGuest(work, guestId)
  if (situacao !== 'PUBLICADA') await releaseMessage(work, { channel, message, showing })
}

/** Publishes a held message, and shows it to the readers of its channel. */
export async function releaseMessage(
  work: ChurchWork,
  { channel, message: { id }, showing }: Publishing,
): Promise<void> {
  await updateMessage(work, id, { situacao: 'PUBLICADA', motivos: [] })
  const row = await readMessage(work, id)
  if (row) announceMessage(work, channel, row, toChatMessage(showing, row))
}

/** Deletes every message of a person in a channel; every page takes them away at once. Gives their number. */
export async function removeAuthorMessages(
  call: MemberCall,
  { canal, autor }: { readonly canal: string; readonly autor: string },
): Promise<number> {
  const author = readAuthorCode(call.keys, call.church, autor)
  if (!author) throw notFound()
  return edit(call, { act: 'CHAT_AUTHOR_REMOVED', isPublic: false }, async ({ work, watch, about }) => {
    const channel = await requireChannel(work, canal)
    const found = await listAuthorMessages(work, channel.id, author)
    await watch(...found.map((id) => messageRecord(id, author.memberId ?? undefined)))
    const ids = await eraseMessages(work, channel.id, author)
    const ate = ids.reduce((last, id) => Math.max(last, id), 0)
    work.stream(channelEvent(channel, { tipo: 'AUTOR_APAGADO', autor, ate }))
    about({ autor, total: ids.length, canal: channel.id })
    return ids.length
  })
}
