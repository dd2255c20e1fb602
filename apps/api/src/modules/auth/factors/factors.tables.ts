import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'
import { instant } from '../../../platform/database/columns.ts'
import type { AccountId } from '../../../platform/ids.ts'

/* Belong to an account, and so to no church: accessible under `Database.inIdentity`, as this account. */

export const contaChaveAcesso = pgTable('conta_chave_acesso', {
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  id: uuid().notNull().defaultRandom(),
  rpId: text().notNull(),
  credencialId: text().notNull(),
  chavePublica: bytes().notNull(),
  contador: bigint({ mode: 'number' }).notNull(),
  transportes: text().array().notNull(),
  nome: text().notNull(),
  criadaEm: instant().notNull(),
  usadaEm: instant(),
})

export const contaTotp = pgTable('conta_totp', {
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  id: uuid().notNull().defaultRandom(),
  segredo: text().notNull(),
  ultimoPasso: bigint({ mode: 'number' }).notNull(),
  nome: text().notNull(),
  criadoEm: instant().notNull(),
  usadoEm: instant(),
})

export const contaCodigoReserva = pgTable('conta_codigo_reserva', {
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  hash: text().notNull(),
  criadoEm: instant().notNull(),
  usadoEm: instant(),
})
