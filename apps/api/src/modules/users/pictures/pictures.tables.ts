import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'

export const usuarioImagem = pgTable('usuario_imagem', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  lado: integer().notNull(),
  memberId: integer('usuario_id').notNull(),
  conteudo: bytes().notNull(),
})
