import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import type { BlockKind, ChatSettings, HoldReason } from '@narthex/contract/chat/chat-moderation.endpoints'
import type { ChannelKind } from '@narthex/contract/chat/chat-values'
import type { CareKind } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import type { ReportReason } from '@narthex/contract/prayer/report-reasons'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { ChatChannelId, ChatGuestId, ChatMessageId, MemberId } from '../../../platform/ids.ts'
import type { MessageState } from '../words/message-states.rules.ts'

const messageId = () => bigint({ mode: 'number' }).$type<ChatMessageId>()

/** A member or a guest; messages of people who have left have neither. */
const author = {
  memberId: integer('usuario_id').$type<MemberId>(),
  guestId: integer('visitante_id').$type<ChatGuestId>(),
}

export const chatConfiguracao = pgTable('chat_configuracao', {
  igrejaId: integer().notNull(),
  diasRetencao: integer().notNull(),
  flagVisitantes: boolean().notNull(),
  flagReterVisitantes: boolean().notNull(),
  flagPublicarOracoes: boolean().notNull(),
  flagLinksSoMembros: boolean().notNull(),
  modoLentoSegundos: integer().notNull(),
  limiteDenuncias: integer().notNull(),
  palavras: jsonb().$type<ChatSettings['palavras']>().notNull(),
})

export const chatCanal = pgTable('chat_canal', {
  igrejaId: integer().notNull(),
  id: integer().$type<ChatChannelId>().generatedAlwaysAsIdentity(),
  nome: text().notNull(),
  titulo: text(),
  tipo: text().$type<ChannelKind>().notNull(),
  abreEm: instant(),
  fechaEm: instant(),
  modoLentoSegundos: integer().notNull(),
  flagVisitantes: boolean().notNull(),
  fixadaId: messageId(),
  versao: integer().notNull().default(1),
  memberId: integer('usuario_id').$type<MemberId>(),
  hostId: integer('anfitriao_usuario_id').$type<MemberId>(),
  criadoEm: instant().notNull(),
})

export const chatVisitante = pgTable('chat_visitante', {
  igrejaId: integer().notNull(),
  id: integer().$type<ChatGuestId>().generatedAlwaysAsIdentity(),
  nome: text().notNull(),
  enderecoHash: text(),
  aprovadoEm: instant(),
  criadoEm: instant().notNull(),
})

export const chatMensagem = pgTable('chat_mensagem', {
  igrejaId: integer().notNull(),
  id: messageId().generatedAlwaysAsIdentity(),
  channelId: integer('canal_id').$type<ChatChannelId>().notNull(),
  ...author,
  /** Keyed hash of the network that a member wrote from; null of guests, and after a day. */
  redeHash: text(),
  chave: uuid().notNull(),
  texto: text().notNull(),
  respostaA: messageId(),
  segundo: integer(),
  situacao: text().$type<MessageState>().notNull(),
  motivos: text().array().$type<HoldReason[]>().notNull().default([]),
  sinais: text().array().$type<CareKind[]>().notNull().default([]),
  versao: integer().notNull().default(1),
  /** Null where the message asks for no prayer. */
  oracao: text().$type<ChatMessage['oracao']>(),
  criadaEm: instant().notNull(),
  editadaEm: instant(),
})

export const chatReacao = pgTable('chat_reacao', {
  igrejaId: integer().notNull(),
  messageId: bigint('mensagem_id', { mode: 'number' }).$type<ChatMessageId>().notNull(),
  ...author,
  emoji: text().notNull(),
})

export const chatDenuncia = pgTable('chat_denuncia', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  messageId: bigint('mensagem_id', { mode: 'number' }).$type<ChatMessageId>().notNull(),
  ...author,
  motivo: text().$type<ReportReason>().notNull(),
  texto: text(),
  criadaEm: instant().notNull(),
  resolvidaEm: instant(),
})

/** Calls of guests, counted over all processes. */
export const chatRitmo = pgTable('chat_ritmo', {
  igrejaId: integer().notNull(),
  chave: text().notNull(),
  /** Start of the counting window, in seconds since 1970. */
  janela: bigint({ mode: 'number' }).notNull(),
  total: integer().notNull(),
})

export const chatBloqueio = pgTable('chat_bloqueio', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  ...author,
  enderecoHash: text(),
  tipo: text().$type<BlockKind>().notNull(),
  ate: instant(),
  motivo: text(),
  criadoEm: instant().notNull(),
})
