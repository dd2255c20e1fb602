import type { ScanKind } from '@narthex/contract/tickets/ticket-states'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MemberId } from '../../../platform/ids.ts'

const moment = () => timestamp({ withTimezone: true })

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
  momento: moment().notNull(),
  recebidaEm: moment().notNull(),
  responsavel: text(),
  /** Of a `DESFEITA`: the reading that never was. */
  desfaz: uuid(),
  alteradoEm: moment().notNull().defaultNow(),
})

export const eventoPorteiro = pgTable('evento_porteiro', {
  igrejaId: integer().notNull(),
  eventId: integer('evento_id').notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  criadoEm: moment().notNull(),
})
