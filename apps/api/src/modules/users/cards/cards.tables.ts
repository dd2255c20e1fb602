import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const carteirinha = pgTable('carteirinha', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').notNull(),
  codigo: uuid().notNull(),
  numeroMembro: text().notNull(),
  dataBatismo: date(),
  cargo: text(),
  responsavel: text(),
  emitidaEm: timestamp({ withTimezone: true }).notNull(),
  revogadaEm: timestamp({ withTimezone: true }),
})
