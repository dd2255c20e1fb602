import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import type { AccountId, MemberId } from '../ids.ts'

export const auditoria = pgTable('auditoria', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  acao: text().notNull(),
  momento: instant().notNull(),
  accountId: integer('conta_id').$type<AccountId>(),
  enderecoHash: text(),
  detalhes: jsonb().$type<Record<string, string | number>>().notNull().default({}),
})

/** Fields of a record, as JSON holds them. */
export type Fields = Readonly<Record<string, unknown>>

/** Changes that an act made to a record: the changed fields, before and after. */
export const historico = pgTable('historico', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  /** The kind of record, by its table. */
  tipo: text().notNull(),
  /** The id of the record among its kind. */
  registro: text().notNull(),
  acao: text().notNull(),
  momento: instant().notNull(),
  /** The account that acted; null for the product itself. */
  accountId: integer('conta_id').$type<AccountId>(),
  /** The support access in which it was changed. */
  acessoSuporteId: integer(),
  /** The member whom the record tells about. */
  memberId: integer('usuario_id').$type<MemberId>(),
  /** Null for a new record. */
  antes: jsonb().$type<Fields>(),
  /** Null for a removed one. */
  depois: jsonb().$type<Fields>(),
})
