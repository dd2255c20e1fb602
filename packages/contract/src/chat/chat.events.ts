import type { ChatChannel, ChatMessage, ChatReaction } from './chat.schemas.ts'

/**
 * The `data` of events of a public channel's topic (`ChatChannel.topico`). They may come twice, and in an order other than
 * that of the ids: a page keeps messages by `id`. After a `reset` of the stream it reads the channel again.
 */
export type ChatEvent =
  /** New, or published by a moderator later than its id says: it takes its place by `id`. */
  | { readonly tipo: 'MENSAGEM'; readonly mensagem: ChatMessage }
  | { readonly tipo: 'EDITADA'; readonly id: number; readonly texto: string }
  /** Deleted, or held after reports. */
  | { readonly tipo: 'APAGADAS'; readonly ids: readonly number[] }
  /** All of an author's messages up to this id. */
  | { readonly tipo: 'AUTOR_APAGADO'; readonly autor: string; readonly ate: number }
  /** `flagMinha` is always false here: the page knows its own. */
  | { readonly tipo: 'REACOES'; readonly id: number; readonly reacoes: readonly ChatReaction[] }
  /** A host prays with the author. Sent for held messages too: only pages that have the message show it. */
  | { readonly tipo: 'ORACAO'; readonly id: number; readonly oracao: 'ATENDIDA' }
  /** State, slow mode, guests or the pinned message. */
  | { readonly tipo: 'CANAL'; readonly canal: ChatChannel }
  /** Change of the channel's opening hours. */
  | ({ readonly tipo: 'HORARIO' } & Pick<ChatChannel, 'situacao' | 'abreEm' | 'fechaEm' | 'versao'>)

/** The `data` of events of the other channels: something changed, the page reads again what it shows. */
export type PrivateChatEvent = { readonly tipo: 'MUDOU' }

/** The topic of hosts and moderators: a message waits for a decision, a member for a host, or a request for prayer. Needs a stream pass. */
export const chatHostsTopic = 'chat-private:hosts'
export type ChatHostsEvent = { readonly tipo: 'FILA' | 'SALA' | 'ORACAO' }
