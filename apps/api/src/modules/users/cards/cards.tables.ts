import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MemberId } from '../../../platform/ids.ts'

export const carteirinha = pgTable('carteirinha', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  codigo: uuid().notNull(),
  numeroMembro: text().notNull(),
  dataBatismo: date(),
  cargo: text(),
  responsavel: text(),
  emitidaEm: timestamp({ withTimezone: true }).notNull(),
  revogadaEm: timestamp({ withTimezone: true }),
})
