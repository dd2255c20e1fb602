import type { RichText } from '@narthex/contract/content/rich-text'
import type { TicketContentKind } from '@narthex/contract/tickets/ticket-states'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** What holders of tickets alone may read. */
export const eventoConteudo = pgTable('evento_conteudo', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  eventId: integer('evento_id').notNull(),
  ordem: integer().notNull(),
  tipo: text().$type<TicketContentKind>().notNull(),
  titulo: text().notNull(),
  resumo: text(),
  corpo: jsonb().$type<RichText>(),
  url: text(),
  visivelDe: moment(),
  visivelAte: moment(),
  /** Null: for every ticket type. */
  ingressos: integer().array(),
})
