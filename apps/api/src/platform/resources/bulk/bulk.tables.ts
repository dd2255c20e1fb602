import { bulkActs } from '@narthex/contract/resources/resource'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import type { AccountId } from '../../ids.ts'

/** An act on many records. */
export const lote = pgTable('lote', {
  igrejaId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  tipo: text().notNull(),
  acao: text({ enum: bulkActs }).notNull(),
  situacao: text({ enum: ['EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO'] }).notNull(),
  total: integer().notNull(),
  feitos: integer().notNull().default(0),
  recusados: integer().notNull().default(0),
  accountId: integer('conta_id').$type<AccountId>(),
  criadoEm: instant().notNull(),
  terminadoEm: instant(),
  /** The batch that this one undoes, and the one that undid this one. */
  desfazId: integer(),
  desfeitoPorId: integer(),
})

/** State of a record before the act, for undoing it. */
export interface Before {
  /** The form that was live, where the act replaced it. */
  readonly form?: Readonly<Record<string, unknown>>
  /** When the act moved it to the trash. */
  readonly removedAt?: string
}

export const loteItem = pgTable('lote_item', {
  igrejaId: integer().notNull(),
  loteId: integer().notNull(),
  registro: integer().notNull(),
  situacao: text({ enum: ['PENDENTE', 'FEITO', 'IGUAL', 'RECUSADO'] })
    .notNull()
    .default('PENDENTE'),
  codigo: text(),
  /** The version that the act left; before it, the version that the act is for. */
  versao: integer(),
  antes: jsonb().$type<Before>(),
})
