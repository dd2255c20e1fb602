import type { RichText } from '@narthex/contract/content/rich-text'
import type { TicketContentKind } from '@narthex/contract/tickets/ticket-states'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'
import { instant } from '../../../platform/database/columns.ts'

/** Contents that holders of tickets alone may read. */
export const eventoConteudo = pgTable('evento_conteudo', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  eventId: integer('evento_id').notNull(),
  versao: integer().notNull().default(1),
  ordem: integer().notNull(),
  tipo: text().$type<TicketContentKind>().notNull(),
  titulo: text().notNull(),
  resumo: text(),
  corpo: jsonb().$type<RichText>(),
  url: text(),
  visivelDe: instant(),
  visivelAte: instant(),
  /** Null: for every ticket type. */
  ingressos: integer().array(),
})

/** The file of an item, apart from what lists read. */
export const eventoConteudoArquivo = pgTable('evento_conteudo_arquivo', {
  igrejaId: integer().notNull(),
  contentId: integer('conteudo_id').notNull(),
  nome: text().notNull(),
  bytes: integer().notNull(),
  conteudo: bytes().notNull(),
})
