import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId } from '../../platform/ids.ts'

export const ebdMatricula = pgTable('ebd_matricula', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  turmaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>(),
  nome: text(),
  dataCadastro: instant().notNull(),
  removidaEm: instant(),
})

export const ebdAula = pgTable('ebd_aula', {
  igrejaId: integer().notNull(),
  turmaId: integer().notNull(),
  data: date().notNull(),
  licaoId: integer(),
  visitantes: integer().notNull().default(0),
  observacoes: text(),
  versao: integer().notNull().default(0),
})

export const ebdPresenca = pgTable('ebd_presenca', {
  igrejaId: integer().notNull(),
  turmaId: integer().notNull(),
  data: date().notNull(),
  matriculaId: uuid().notNull(),
  flagPresente: boolean(),
  marcadaEm: instant().notNull(),
})
