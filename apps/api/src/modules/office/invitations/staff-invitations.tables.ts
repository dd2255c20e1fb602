import type { StaffRole } from '@narthex/contract/permissions'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { AccountId } from '../../../platform/ids.ts'

/** Invitations of staff that were not taken yet: a taken one is removed. */
export const conviteEquipe = pgTable('convite_equipe', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  accountId: integer('conta_id').$type<AccountId>().notNull(),
  nome: text().notNull(),
  sobrenome: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  /** The role ends then; null for good. */
  terminaEm: instant(),
  /** The parts of the church to which the role is limited; null for all of it. */
  alcance: integer().array(),
  /** The account that invited: its right to give the role is checked when the invitation is accepted. */
  invitedBy: integer('convidado_por_conta_id').$type<AccountId>(),
  enviadoEm: instant().notNull(),
  expiraEm: instant().notNull(),
})
