import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { chatEditMs } from '@narthex/contract/chat/chat-values'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { editWithin } from '../../../platform/work/edit.ts'
import { requireAuthor } from '../authors/chat-call.service.ts'
import type { ChannelRow } from '../channels/channels.queries.ts'
import { canModerate } from '../channels/chat.policy.ts'
import { channelEvent, hostsEvent } from '../channels/chat.signals.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import { tellOfDanger } from '../messages/announcing.service.ts'
import { erased, holdMessage, readMessage, type StoredMessage, updateMessage } from '../messages/messages.queries.ts'
import { reopenReports } from '../messages/reports.queries.ts'
import { toChatMessage } from '../messages/showing.service.ts'
import { takePace } from '../pace/guest-pace.service.ts'
import { requireReadable } from '../rooms/channels.service.ts'
import { messageRecord } from '../settings/chat.records.ts'
import { getChatContext } from '../settings/chat-context.service.ts'
import type { AuthorId } from '../words/author-code.rules.ts'
import { isDanger, type Judgement, judgeText } from '../words/message-states.rules.ts'
import { isMuted, requireText, requireWriter, toStanding } from './writing.service.ts'

export interface OwnMessage {
  readonly canal: string
  readonly id: ChatMessageId
  readonly visitante: string | undefined
}

const isOf = ({ memberId, guestId }: StoredMessage, author: AuthorId) =>
  memberId === author.memberId && guestId === author.guestId

/** Changes an own text within five minutes. The new text is judged like a new message; what waits goes on waiting. */
export async function editMessage(
  platform: ChatNeeds,
  call: VisitorCall,
  { canal, id, visitante, texto: given }: OwnMessage & { readonly texto: string },
): Promise<ChatMessage> {
  const author = requireAuthor(call, visitante)
  await takePace(platform, call, author)
  const texto = requireText(given)
  const { settings, showing } = await getChatContext(call)
  return call.inChurch(async (work) => {
    const writer = await requireWriter(work, { settings, call, author, canal })
    const before = await holdMessage(work, id, writer.channel.id)
    if (!before || !isOf(before, author)) throw notFound()
    const standing = toStanding(writer, call, await isMuted(work, writer))
    if (work.now.getTime() - before.criadaEm.getTime() > chatEditMs) throw new DomainError('CHAT_EDIT_CLOSED')
    const judged = judgeText(texto, settings, standing)
    if (typeof judged === 'string') throw new DomainError(judged)
    // What everyone sees of a muted author stays as it was.
    if (judged.situacao === 'SOMBRA' && before.situacao === 'PUBLICADA') {
      const shown = await readMessage(work, id, author)
      if (shown) return toChatMessage(showing, { ...shown, texto, editadaEm: work.now })
    }
    const next = afterEdit(before, judged)
    await updateMessage(work, id, { ...next, texto, versao: before.versao + 1, editadaEm: work.now })
    await reopenReports(work, id)
    announceEdit(work, writer.channel, { before, situacao: next.situacao, texto })
    if (isDanger(next.sinais) && !isDanger(before.sinais)) await tellOfDanger(work, before)
    const row = await readMessage(work, id, author)
    if (!row) throw notFound()
    return toChatMessage(showing, row)
  })
}

/** A held text is not published by an edit, and a muted author's stays unseen. */
function afterEdit(before: StoredMessage, judged: Judgement): Pick<StoredMessage, 'situacao' | 'motivos' | 'sinais'> {
  const motivos = [...new Set([...before.motivos, ...judged.motivos])]
  if (before.situacao === 'PUBLICADA') return judged
  return { situacao: isDanger(judged.sinais) ? 'RETIDA' : before.situacao, motivos, sinais: judged.sinais }
}

interface Edit {
  readonly before: StoredMessage
  readonly situacao: StoredMessage['situacao']
  readonly texto: string
}

function announceEdit(work: ChurchWork, channel: ChannelRow, { before, situacao, texto }: Edit): void {
  const { id } = before
  if (situacao === 'RETIDA') work.stream(hostsEvent('FILA'))
  if (before.situacao !== 'PUBLICADA') return
  const isShown = situacao === 'PUBLICADA'
  work.stream(channelEvent(channel, isShown ? { tipo: 'EDITADA', id, texto } : { tipo: 'APAGADAS', ids: [id] }))
}

/** Deletes an own message, or any as a moderator, which is audited. */
export async function removeMessage(
  platform: ChatNeeds,
  call: VisitorCall,
  { canal, id, visitante }: OwnMessage,
): Promise<void> {
  const { actor } = call
  const author = requireAuthor(call, visitante)
  await takePace(platform, call, author)
  await call.inChurch(async (work) => {
    const channel = await requireReadable(work, canal, actor)
    const message = await holdMessage(work, id, channel.id)
    if (!message) throw notFound()
    if (isOf(message, author)) return eraseHeldMessage(work, channel, message)
    if (!actor || !canModerate(actor)) throw notFound()
    const records = [messageRecord(id, message.memberId ?? undefined)]
    const plan = { act: 'CHAT_MESSAGE_REMOVED', subject: { mensagem: id, canal: channel.id }, records } as const
    await editWithin(work, { ...call, actor }, plan, () => eraseHeldMessage(work, channel, message))
  })
}

/** Deletes a message that the transaction holds; every page takes it away at once. */
export async function eraseHeldMessage(
  work: ChurchWork,
  channel: Pick<ChannelRow, 'id' | 'tipo'>,
  { id, situacao }: Pick<StoredMessage, 'id' | 'situacao'>,
): Promise<void> {
  await updateMessage(work, id, erased)
  if (situacao === 'PUBLICADA') work.stream(channelEvent(channel, { tipo: 'APAGADAS', ids: [id] }))
  else work.stream(hostsEvent('FILA'))
}
