import type { Caption, Chapter } from '@narthex/contract/media/video.schemas'
import type { VideoService } from '@narthex/contract/media/watch-address'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

export const video = pgTable('video', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  titulo: text().notNull(),
  descricao: text(),
  imagem: text(),
  servico: text().$type<VideoService>().notNull(),
  codigo: text(),
  url: text(),
  duracaoSegundos: integer(),
  serie: text(),
  pregador: text(),
  referencia: text(),
  idioma: text().notNull(),
  capitulos: jsonb().$type<Chapter[]>().notNull(),
  legendas: jsonb().$type<Caption[]>().notNull(),
  situacao: text().$type<'RASCUNHO' | 'PUBLICADO'>().notNull(),
  dataPublicacao: instant().notNull(),
  versao: integer().notNull().default(1),
  idExterno: text(),
  /** Moment of a draft that has no `dataPublicacao` of its own. */
  dataCadastro: instant().notNull(),
  removidoEm: instant(),
})

export type VideoRow = typeof video.$inferSelect
