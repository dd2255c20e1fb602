import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

export const eventoArquivo = pgTable('evento_arquivo', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  inscricaoCodigo: text().notNull(),
  memberId: integer('usuario_id').$type<MemberId>(),
  tipo: text().$type<AnswerFileType>().notNull(),
  conteudo: bytes().notNull(),
  criadoEm: instant().notNull(),
})

export type AnswerFileType = 'application/pdf' | 'image/jpeg' | 'image/png'
