import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { AccountId } from '../../platform/ids.ts'

/** The surface on which a session is valid: the site (tokens) or the office (cookie). */
export type SessionSurface = 'SITE' | 'ESCRITORIO'

/** Belongs to no church: read only under `Database.inIdentity`. */
export const conta = pgTable('conta', {
  id: integer().$type<AccountId>().generatedAlwaysAsIdentity(),
  uuid: uuid().notNull().defaultRandom(),
  email: text().notNull(),
  senhaHash: text().notNull(),
  flagAtivo: boolean().notNull().default(false),
  idioma: text().notNull(),
  dataCadastro: instant().notNull(),
  dataUltimaAlteracao: instant().notNull(),
  /** Logins have needed a second factor since then. */
  segundoFatorDesde: instant(),
})

export const sessao = pgTable('sessao', {
  igrejaId: integer().notNull(),
  id: uuid().notNull().defaultRandom(),
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  superficie: text().$type<SessionSurface>().notNull().default('SITE'),
  dispositivo: text().notNull(),
  criadaEm: instant().notNull(),
  usadaEm: instant().notNull(),
  expiraEm: instant().notNull(),
  revogadaEm: instant(),
  motivo: text(),
  confirmadaEm: instant(),
})

export const sessaoToken = pgTable('sessao_token', {
  igrejaId: integer().notNull(),
  hash: text().notNull(),
  sessaoId: uuid().notNull(),
  expiraEm: instant().notNull(),
  usadoEm: instant(),
})

export const codigoUnico = pgTable('codigo_unico', {
  igrejaId: integer().notNull(),
  hash: text().notNull(),
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  finalidade: text().notNull(),
  expiraEm: instant().notNull(),
  usadoEm: instant(),
})
