import type { Locale } from '@narthex/contract/locale'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

/** An offer of a ticket to another person. Name and address are kept while it is open. */
export const eventoTransferencia = pgTable('evento_transferencia', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  ticketId: integer('bilhete_id').notNull(),
  /** The member who offers the ticket. */
  memberId: integer('usuario_id').$type<MemberId>(),
  nome: text(),
  email: text(),
  idioma: text().$type<Locale>(),
  situacao: text().$type<'ABERTA' | 'ACEITA' | 'RETIRADA'>().notNull(),
  /** The registration that it became. */
  destinoCodigo: text(),
  criadaEm: instant().notNull(),
})
