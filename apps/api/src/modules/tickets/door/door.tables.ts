import type { ScanKind } from '@narthex/contract/tickets/ticket-states'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

export const eventoLista = pgTable('evento_lista', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  eventId: integer('evento_id').notNull(),
  nome: text().notNull(),
  ingressos: integer().array(),
})

export const eventoLeitura = pgTable('evento_leitura', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  eventId: integer('evento_id').notNull(),
  listId: integer('lista_id').notNull(),
  ticketId: integer('bilhete_id').notNull(),
  tipo: text().$type<ScanKind>().notNull(),
  aparelho: text().notNull(),
  memberId: integer('usuario_id').$type<MemberId>(),
  momento: instant().notNull(),
  recebidaEm: instant().notNull(),
  responsavel: text(),
  /** Id of the reading that a `DESFEITA` undoes. */
  desfaz: uuid(),
  alteradoEm: instant().notNull().defaultNow(),
})

export const eventoPorteiro = pgTable('evento_porteiro', {
  igrejaId: integer().notNull(),
  eventId: integer('evento_id').notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  criadoEm: instant().notNull(),
})
