import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import type { AccountId } from '../../ids.ts'

/** Records that were removed and can be restored. The record itself lies in its own table, hidden. */
export const lixeira = pgTable('lixeira', {
  igrejaId: integer().notNull(),
  tipo: text().notNull(),
  registro: integer().notNull(),
  titulo: text().notNull(),
  removidoEm: instant().notNull(),
  expiraEm: instant().notNull(),
  accountId: integer('conta_id').$type<AccountId>(),
})
