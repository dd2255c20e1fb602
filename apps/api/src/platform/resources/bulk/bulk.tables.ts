import type { Locale } from '@narthex/contract/locale'
import { doubtfulWays, importRowStates } from '@narthex/contract/resources/import-values'
import { bulkActs } from '@narthex/contract/resources/resource'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import type { TableCell } from '../../documents/table-cell.ts'
import type { AccountId } from '../../ids.ts'

/** Acts of a batch: bulk acts, reading in a table, and taking back what a table wrote. */
export const batchActs = [...bulkActs, 'IMPORTAR', 'REVERTER'] as const
export type BatchAct = (typeof batchActs)[number]

/** How a table is read. */
export interface ImportPlan {
  readonly nome: string
  readonly origem: string
  readonly idioma: Locale
  readonly colunas: readonly { readonly titulo: string; readonly exemplo: string }[]
  /** The field of each column, by its path. */
  readonly campos: readonly (string | null)[]
  readonly chave: readonly string[]
  readonly duvidosas: 'PULAR' | 'NOVAS' | 'MUDAR'
  /** Order of the parts of written days, by field, where the file tells it. */
  readonly dias?: Readonly<Record<string, 'DIA' | 'MES'>>
  /** Parts of rows that its caller may not write. */
  readonly partesVedadas?: readonly string[]
  /** Its caller may publish. */
  readonly publica: boolean
  /** Its rows are files; before the columns of fields stand their path, and why one is not taken. */
  readonly arquivos?: boolean
}

/** An act on many records. */
export const lote = pgTable('lote', {
  igrejaId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  tipo: text().notNull(),
  acao: text({ enum: batchActs }).notNull(),
  situacao: text({ enum: ['CONFERINDO', 'CONFERIDO', 'EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO'] }).notNull(),
  total: integer().notNull(),
  feitos: integer().notNull().default(0),
  recusados: integer().notNull().default(0),
  accountId: integer('conta_id').$type<AccountId>(),
  criadoEm: instant().notNull(),
  terminadoEm: instant(),
  /** The batch that this one undoes, and the one that undid this one. */
  desfazId: integer(),
  desfeitoPorId: integer(),
  importacao: jsonb().$type<ImportPlan>(),
})

/** State of a record before the act, for undoing it. */
export interface Before {
  /** The form that was live, where the act replaced it. */
  readonly form?: Readonly<Record<string, unknown>>
  /** Values that a table wrote of it, by field. */
  readonly written?: Readonly<Record<string, unknown>>
  /** Facts of what a table wrote of it in other tables, by the names of the parts. */
  readonly parts?: Readonly<Record<string, unknown>>
  /** When the act moved it to the trash. */
  readonly removedAt?: string
  /** A table made it. */
  readonly isNew?: boolean
  /** A table published it. */
  readonly isPublished?: boolean
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

/** A row of a table that is read in. */
export const loteLinha = pgTable('lote_linha', {
  igrejaId: integer().notNull(),
  loteId: integer().notNull(),
  linha: integer().notNull(),
  celulas: jsonb().$type<readonly TableCell[]>().notNull(),
  titulo: text().notNull().default(''),
  situacao: text({ enum: importRowStates }).notNull().default('LIDA'),
  flagFeita: boolean().notNull().default(false),
  registro: integer(),
  repete: integer(),
  versao: integer(),
  decisao: text({ enum: doubtfulWays }),
  motivos: jsonb().$type<readonly StoredReason[]>().notNull().default([]),
})

/** Why a row is not taken: a code with what its words name. */
export interface StoredReason {
  readonly code: string
  readonly field?: string | undefined
  readonly value?: string
}

export const importacaoMapa = pgTable('importacao_mapa', {
  igrejaId: integer().notNull(),
  tipo: text().notNull(),
  origem: text().notNull(),
  campos: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  chave: jsonb().$type<readonly string[]>().notNull(),
  dataAlteracao: instant().notNull(),
})
