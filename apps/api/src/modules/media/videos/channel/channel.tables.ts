import type { ChannelFailure } from '@narthex/contract/media/video-channel.settings'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../../platform/database/columns.ts'

export const videoCanal = pgTable('video_canal', {
  igrejaId: integer().notNull(),
  endereco: text(),
  serie: text(),
  flagPublicar: boolean().notNull(),
  flagAtivo: boolean().notNull(),
  versao: integer().notNull().default(1),
  feed: text(),
  etag: text(),
  modificadoEm: text(),
  proximaEm: instant(),
  tentadaEm: instant(),
  lidaEm: instant(),
  encontrados: integer().notNull().default(0),
  adicionados: integer().notNull().default(0),
  falhas: integer().notNull().default(0),
  erro: text().$type<ChannelFailure>(),
})

export const videoCanalFilme = pgTable('video_canal_filme', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  videoId: integer(),
  titulo: text().notNull(),
  descricao: text(),
})

export type ChannelRow = typeof videoCanal.$inferSelect
export type KnownFilm = Omit<typeof videoCanalFilme.$inferSelect, 'igrejaId'>
