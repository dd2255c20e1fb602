import type { OperatorActName } from '@narthex/contract/operator/operator-acts'
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { AccountId } from '../../platform/ids.ts'

/* Operators of the product: no church's, accessible under `Database.inOperatorIdentity`. */

export const operador = pgTable('operador', {
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  desde: instant().notNull(),
  conviteHash: text(),
  conviteExpiraEm: instant(),
})

export const operadorSessao = pgTable('operador_sessao', {
  id: uuid().notNull().defaultRandom(),
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  hash: text().notNull(),
  senhaResumo: text().notNull(),
  dispositivo: text().notNull(),
  criadaEm: instant().notNull(),
  usadaEm: instant().notNull(),
  expiraEm: instant().notNull(),
  encerradaEm: instant(),
})

export const operadorDesafio = pgTable('operador_desafio', {
  hash: text().notNull(),
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  expiraEm: instant().notNull(),
})

/** Also inserted under `Database.asOperator`, in the transaction of what it tells. */
export const operadorAto = pgTable('operador_ato', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  momento: instant().notNull(),
  accountId: integer('operador_id').$type<AccountId>(),
  sessaoId: uuid(),
  acao: text().$type<OperatorActName>().notNull(),
  igrejaCodigo: text(),
  organizacaoSlug: text(),
  detalhes: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
})
