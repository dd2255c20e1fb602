import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

export const podcast = pgTable('podcast', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  imagem: text(),
  autor: text(),
  categoria: text(),
  subcategoria: text(),
  idioma: text().notNull(),
  flagExplicito: boolean().notNull().default(false),
  apple: text(),
  spotify: text(),
  feedUrl: text(),
  proximaBusca: instant(),
  lidoEm: instant(),
  etag: text(),
  modificadoEm: text(),
  falhas: integer().notNull().default(0),
  erro: text(),
})

export const podcastEpisodio = pgTable('podcast_episodio', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  guid: text().notNull(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  imagem: text(),
  audio: text().notNull(),
  audioTipo: text().notNull(),
  audioBytes: integer(),
  duracaoSegundos: integer(),
  posicao: integer().notNull(),
  dataPublicacao: instant().notNull(),
})

export type ShowRow = typeof podcast.$inferSelect
export type EpisodeRow = typeof podcastEpisodio.$inferSelect
