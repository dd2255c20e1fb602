import type { Visitor } from '@narthex/contract/groups/meeting.schemas'
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { GroupId, MemberId } from '../../../platform/ids.ts'

export const reuniaoCelula = pgTable('reuniao_celula', {
  igrejaId: integer().notNull(),
  groupId: integer('celula_id').$type<GroupId>().notNull(),
  id: uuid().notNull(),
  data: date().notNull(),
  flagRealizada: boolean().notNull().default(true),
  tema: text(),
  observacoes: text(),
  observacoesLider: text(),
  visitantes: jsonb().$type<Visitor[]>().notNull().default([]),
  estudoId: integer(),
  versao: integer().notNull().default(1),
  removidaEm: instant(),
})

export const reuniaoPresenca = pgTable('reuniao_presenca', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  groupId: integer('celula_id').$type<GroupId>().notNull(),
  reuniaoId: uuid().notNull(),
  memberId: integer('usuario_id').$type<MemberId>(),
  flagPresente: boolean().notNull(),
  marcadaEm: instant().notNull(),
})

export const celulaMaterial = pgTable('celula_material', {
  igrejaId: integer().notNull(),
  groupId: integer('celula_id').$type<GroupId>().notNull(),
  id: uuid().notNull(),
  titulo: text().notNull(),
  url: text().notNull(),
  dataCadastro: instant().notNull(),
})
