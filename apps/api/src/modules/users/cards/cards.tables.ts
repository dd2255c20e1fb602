import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const carteirinha = pgTable('carteirinha', {
  igrejaId: integer().notNull(),
  usuarioId: integer().notNull(),
  codigo: uuid().notNull(),
  numeroMembro: text().notNull(),
  dataBatismo: date(),
  cargo: text(),
  responsavel: text(),
  emitidaEm: timestamp({ withTimezone: true }).notNull(),
  revogadaEm: timestamp({ withTimezone: true }),
})
