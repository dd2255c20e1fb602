import type { CustomFieldAuthor, CustomFieldKind, CustomFieldReader } from '@narthex/contract/users/custom-field-words'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

export const campoPersonalizado = pgTable('campo_personalizado', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  idExterno: text(),
  tipo: text().$type<CustomFieldKind>().notNull(),
  titulo: text().notNull(),
  ajuda: text(),
  opcoes: jsonb().$type<string[]>().notNull().default([]),
  visao: text().$type<CustomFieldReader>().notNull().default('PESSOAS'),
  autoria: text().$type<CustomFieldAuthor>().notNull().default('AMBOS'),
  flagObrigatorio: boolean().notNull().default(false),
  flagAtivo: boolean().notNull().default(true),
  ordem: integer().notNull(),
  versao: integer().notNull().default(1),
  removidoEm: instant(),
})

export const campoPersonalizadoResposta = pgTable('campo_personalizado_resposta', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  campoId: integer().notNull(),
  /** The kind of the answer. Where the field has another one by now, the answer waits for its return. */
  tipo: text().$type<CustomFieldKind>().notNull(),
  valor: text().notNull(),
})
