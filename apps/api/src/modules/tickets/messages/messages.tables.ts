import type {
  MessageAudience,
  MessageChannel,
  MessageFilter,
} from '@narthex/contract/tickets/office-messages.endpoints'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

/** A message of staff to the holders of an event's tickets. */
export const eventoMensagem = pgTable('evento_mensagem', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  eventId: integer('evento_id').notNull(),
  /** The author. */
  memberId: integer('usuario_id').$type<MemberId>(),
  chave: uuid().notNull(),
  conteudoHash: text().notNull(),
  assunto: text().notNull(),
  texto: text().notNull(),
  publico: text().$type<MessageAudience>().notNull(),
  canais: text().array().$type<MessageChannel[]>().notNull(),
  filtro: jsonb().$type<MessageFilter>().notNull(),
  pessoas: integer().notNull(),
  emails: integer().notNull().default(0),
  enviados: integer().notNull().default(0),
  notificados: integer().notNull().default(0),
  criadaEm: instant().notNull(),
  distribuidaEm: instant(),
})

/** An address of a message, as a keyed hash, for a day. */
export const eventoMensagemDestino = pgTable('evento_mensagem_destino', {
  igrejaId: integer().notNull(),
  messageId: integer('mensagem_id').notNull(),
  enderecoHash: text().notNull(),
  enviadaEm: instant(),
})
