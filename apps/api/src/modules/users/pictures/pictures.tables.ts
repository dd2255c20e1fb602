import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'

export const usuarioImagem = pgTable('usuario_imagem', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  lado: integer().notNull(),
  usuarioId: integer().notNull(),
  conteudo: bytes().notNull(),
})
