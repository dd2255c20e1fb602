import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import type { AccountId } from '../../ids.ts'

/** Saved queries of lists. */
export const visao = pgTable('visao', {
  igrejaId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  tipo: text().notNull(),
  nome: text().notNull(),
  consulta: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  flagCompartilhada: boolean().notNull(),
  /** The owner; null for a shared view whose owner has left. */
  accountId: integer('conta_id').$type<AccountId>(),
  dataAlteracao: instant().notNull(),
})
