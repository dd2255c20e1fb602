import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const evento = pgTable('evento', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  titulo: text().notNull(),
  resumo: text(),
  imagem: text(),
  dataInicio: timestamp({ withTimezone: true }).notNull(),
  dataFim: timestamp({ withTimezone: true }).notNull(),
  local: text(),
  flagOnline: boolean().notNull().default(false),
  dataAlteracao: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
