import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

export const carteirinha = pgTable('carteirinha', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  codigo: uuid().notNull(),
  numeroMembro: text().notNull(),
  dataBatismo: date(),
  cargo: text(),
  responsavel: text(),
  emitidaEm: instant().notNull(),
  revogadaEm: instant(),
})
