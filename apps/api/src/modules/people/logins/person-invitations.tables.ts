import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { AccountId, MemberId } from '../../../platform/ids.ts'

/** Invitations of people without a login to open one, that were not taken yet: a taken one is removed. */
export const convitePessoa = pgTable('convite_pessoa', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  /** The address that it was mailed to: it ends when that of the person is another one. */
  email: text().notNull(),
  hash: text().notNull(),
  /** Account that sent it last. */
  invitedBy: integer('convidado_por_conta_id').$type<AccountId>(),
  enviadoEm: instant().notNull(),
  expiraEm: instant().notNull(),
})
