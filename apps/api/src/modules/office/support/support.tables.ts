import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { AccountId } from '../../../platform/ids.ts'

/** Times for which a church lets the support of the product look into its office. */
export const acessoSuporte = pgTable('acesso_suporte', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  motivo: text().notNull(),
  flagEscrita: boolean().notNull(),
  abertoEm: instant().notNull(),
  openedBy: integer('aberto_por_conta_id').$type<AccountId>(),
  expiraEm: instant().notNull(),
  encerradoEm: instant(),
  endedBy: integer('encerrado_por_conta_id').$type<AccountId>(),
})

/** Sessions of operators within an access: a code that is good once, then a cookie. */
export const sessaoSuporte = pgTable('sessao_suporte', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  acessoId: integer().notNull(),
  operadorSessaoId: uuid().notNull(),
  codigoHash: text(),
  codigoExpiraEm: instant(),
  hash: text(),
  criadaEm: instant().notNull(),
  encerradaEm: instant(),
})
