import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { rolesWith } from '@narthex/contract/permissions'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { membersWithRole } from '../../members/roles.service.ts'
import { notifyMembers } from '../../notifications/personal.service.ts'
import type { ChannelRow } from '../channels/channels.queries.ts'
import { channelEvent, hostsEvent } from '../channels/chat.signals.ts'
import type { ChatMessageRow } from './messages.queries.ts'

/** Shows a message to the readers of its channel, or to the moderators that it waits; a request for prayer calls the hosts. A muted author's stays unseen. */
export function announceMessage(
  work: ChurchWork,
  channel: Pick<ChannelRow, 'id' | 'tipo'>,
  { situacao, oracao }: Pick<ChatMessageRow, 'situacao' | 'oracao'>,
  mensagem: ChatMessage,
): void {
  if (oracao === 'PEDIDA' && situacao !== 'SOMBRA') work.stream(hostsEvent('ORACAO'))
  if (situacao === 'RETIDA') work.stream(hostsEvent('FILA'))
  if (situacao !== 'PUBLICADA') return
  const reacoes = mensagem.reacoes.map((reaction) => ({ ...reaction, flagMinha: false }))
  work.stream(channelEvent(channel, { tipo: 'MENSAGEM', mensagem: { ...mensagem, reacoes } }))
}

/** Notifies the moderators at once that someone may be in danger, once per message. */
export async function tellOfDanger(
  work: ChurchWork,
  { id, chave }: { readonly id: ChatMessageId; readonly chave: string },
): Promise<void> {
  const to = await membersWithRole(work, rolesWith('moderation.decide'))
  const about = { tipo: 'ORACAO', idEntidadeRelacionada: null, message: 'chatInCare' } as const
  // What it names tells the page that the message waits among those of the chats.
  const uuidEntidadeRelacionada = chave
  await notifyMembers(work, { ...about, to, uuidEntidadeRelacionada, chave: `cuidado-chat-${id}` })
}
