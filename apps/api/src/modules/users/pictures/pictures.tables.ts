import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'
import type { MemberId } from '../../../platform/ids.ts'

export const usuarioImagem = pgTable('usuario_imagem', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  lado: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  conteudo: bytes().notNull(),
})
