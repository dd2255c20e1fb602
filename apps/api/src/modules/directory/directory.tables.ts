import type { DirectoryAudience, DirectoryField } from '@narthex/contract/people/directory-words'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId } from '../../platform/ids.ts'

const igrejaId = integer().notNull()
const publico = text().$type<DirectoryAudience>().notNull()
const campos = text().array().$type<DirectoryField[]>().notNull().default([])

/** Settings of a church's directory of members. */
export const diretorio = pgTable('diretorio', {
  igrejaId,
  flagLigado: boolean().notNull().default(false),
  publico,
  campos,
  versao: integer().notNull().default(1),
})

/** Facts that a member shows of theirs; without a row their name alone. */
export const diretorioMembro = pgTable('diretorio_membro', {
  igrejaId,
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  flagFora: boolean().notNull().default(false),
  campos,
  /** The readers to whom they agreed. */
  publico,
  escolhidoEm: instant().notNull(),
})

/** Members who are not shown to each other. */
export const diretorioBloqueio = pgTable('diretorio_bloqueio', {
  igrejaId,
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  blockedId: integer('bloqueado_usuario_id').$type<MemberId>().notNull(),
  desde: instant().notNull(),
})
