import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const auditoria = pgTable('auditoria', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  acao: text().notNull(),
  momento: timestamp({ withTimezone: true }).notNull(),
  accountId: integer('conta_id'),
  enderecoHash: text(),
  detalhes: jsonb().$type<Record<string, string | number>>().notNull().default({}),
})
