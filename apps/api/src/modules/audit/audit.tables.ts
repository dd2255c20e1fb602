import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccountId } from '../../platform/ids.ts'

export const auditoria = pgTable('auditoria', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  acao: text().notNull(),
  momento: timestamp({ withTimezone: true }).notNull(),
  accountId: integer('conta_id').$type<AccountId>(),
  enderecoHash: text(),
  detalhes: jsonb().$type<Record<string, string | number>>().notNull().default({}),
})
