import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChangedFields } from './merge-fields.rules.ts'

export const pessoaDistinta = pgTable('pessoa_distinta', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  otherId: integer('outro_usuario_id').$type<MemberId>().notNull(),
})

export const pessoaUniao = pgTable('pessoa_uniao', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  tipo: text().$type<'UNIAO' | 'SEPARACAO'>().notNull(),
  /** The person who has the rows from then on. */
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  /** The one who had them before. */
  formerId: integer('de_usuario_id').$type<MemberId>().notNull(),
  feitaEm: instant().notNull(),
  desfeitaEm: instant(),
  campos: jsonb().$type<ChangedFields>().notNull(),
})

/** The rows that a merge moved, changed or took out. */
export const pessoaUniaoLinha = pgTable('pessoa_uniao_linha', {
  igrejaId: integer().notNull(),
  mergeId: integer('uniao_id').notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  tabela: text().notNull(),
  coluna: text().notNull(),
  acao: text().$type<'MOVIDA' | 'MUDADA' | 'RETIRADA'>().notNull(),
  chave: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  antes: jsonb().$type<Readonly<Record<string, unknown>>>(),
  depois: jsonb().$type<Readonly<Record<string, unknown>>>(),
})
