import type { Address } from '@narthex/contract/churches/church.schemas'
import type { HouseholdRole } from '@narthex/contract/people/person-words'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId } from '../../platform/ids.ts'

export const domicilio = pgTable('domicilio', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  nome: text().notNull(),
  endereco: jsonb().$type<Address>(),
  versao: integer().notNull().default(1),
  idExterno: text(),
  removidoEm: instant(),
})

export const domicilioMembro = pgTable('domicilio_membro', {
  igrejaId: integer().notNull(),
  householdId: integer('domicilio_id').notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  papel: text().$type<HouseholdRole>().notNull(),
  ordem: integer().notNull(),
})
