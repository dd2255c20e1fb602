import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const notificacao = pgTable('notificacao', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  titulo: text().notNull(),
  corpo: text().notNull(),
  tipo: text(),
  idEntidadeRelacionada: integer(),
  dataCadastro: timestamp({ withTimezone: true }).notNull().defaultNow(),
  dataUltimaAlteracao: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
