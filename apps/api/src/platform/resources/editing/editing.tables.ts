import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import type { AccountId, MemberId } from '../../ids.ts'

export type FormFields = Readonly<Record<string, unknown>>

/** Drafts: the typed form of a record that is not live, one draft for each record. */
export const rascunho = pgTable('rascunho', {
  igrejaId: integer().notNull(),
  tipo: text().notNull(),
  registro: integer().notNull(),
  formulario: jsonb().$type<FormFields>().notNull(),
  versaoBase: integer().notNull(),
  revisao: integer().notNull(),
  flagPendente: boolean().notNull(),
  /** The editor that wrote last. */
  editor: text().notNull(),
  /** The last save of each editor, the latest last. */
  sequencias: jsonb().$type<readonly (readonly [editor: string, sequence: number])[]>().notNull(),
  accountId: integer('conta_id').$type<AccountId>(),
  dataAlteracao: instant().notNull(),
  publicarEm: instant(),
  falha: text(),
})

export const registroVersao = pgTable('registro_versao', {
  igrejaId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  tipo: text().notNull(),
  registro: integer().notNull(),
  versao: integer().notNull(),
  motivo: text({ enum: ['CRIACAO', 'EDICAO', 'PUBLICACAO'] }).notNull(),
  momento: instant().notNull(),
  accountId: integer('conta_id').$type<AccountId>(),
  /** The member whom the record tells about. */
  memberId: integer('usuario_id').$type<MemberId>(),
  formulario: jsonb().$type<FormFields>().notNull(),
})

/** Editors that have a record open, a row for each. */
export const presenca = pgTable('presenca', {
  igrejaId: integer().notNull(),
  tipo: text().notNull(),
  registro: integer().notNull(),
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  editor: text().notNull(),
  desde: instant().notNull(),
  vistoEm: instant().notNull(),
})
