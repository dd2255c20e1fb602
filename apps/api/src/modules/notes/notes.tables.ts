import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../platform/database/bytes.ts'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId, NoteId } from '../../platform/ids.ts'

export const notaSermao = pgTable('nota_sermao', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  id: uuid().$type<NoteId>().notNull(),
  titulo: text().notNull(),
  texto: text().notNull(),
  estado: bytes().notNull(),
  vetor: bytes().notNull(),
  versao: integer().notNull().default(1),
  criadaEm: instant().notNull(),
  alteradaEm: instant().notNull(),
  excluidaEm: instant(),
})
