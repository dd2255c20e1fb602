import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MemberId } from '../../../platform/ids.ts'

export const campoPersonalizado = pgTable('campo_personalizado', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  codigo: text().notNull(),
  tipo: text().notNull(),
  titulo: text().notNull(),
  ajuda: text(),
  opcoes: jsonb().$type<string[]>().notNull().default([]),
  flagObrigatorio: boolean().notNull().default(false),
  flagAtivo: boolean().notNull().default(true),
  ordem: integer().notNull(),
})

export const campoPersonalizadoResposta = pgTable('campo_personalizado_resposta', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  campoId: integer().notNull(),
  valor: text().notNull(),
})
