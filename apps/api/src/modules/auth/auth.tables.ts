import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AccountId } from '../../platform/ids.ts'

const moment = () => timestamp({ withTimezone: true })

/** Belongs to no church: read only under `Database.inIdentity`. */
export const conta = pgTable('conta', {
  id: integer().$type<AccountId>().generatedAlwaysAsIdentity(),
  uuid: uuid().notNull().defaultRandom(),
  email: text().notNull(),
  senhaHash: text().notNull(),
  flagAtivo: boolean().notNull().default(false),
  idioma: text().notNull(),
  dataCadastro: moment().notNull(),
  dataUltimaAlteracao: moment().notNull(),
  /** Logins have needed a second factor since then. */
  segundoFatorDesde: moment(),
})

export const sessao = pgTable('sessao', {
  igrejaId: integer().notNull(),
  id: uuid().notNull().defaultRandom(),
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  dispositivo: text().notNull(),
  criadaEm: moment().notNull(),
  usadaEm: moment().notNull(),
  expiraEm: moment().notNull(),
  revogadaEm: moment(),
  motivo: text(),
  confirmadaEm: moment(),
})

export const sessaoToken = pgTable('sessao_token', {
  igrejaId: integer().notNull(),
  hash: text().notNull(),
  sessaoId: uuid().notNull(),
  expiraEm: moment().notNull(),
  usadoEm: moment(),
})

export const codigoUnico = pgTable('codigo_unico', {
  igrejaId: integer().notNull(),
  hash: text().notNull(),
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  finalidade: text().notNull(),
  expiraEm: moment().notNull(),
  usadoEm: moment(),
})
