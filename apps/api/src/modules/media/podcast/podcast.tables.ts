import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

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
  proximaBusca: moment(),
  lidoEm: moment(),
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
  dataPublicacao: moment().notNull(),
})

export type ShowRow = typeof podcast.$inferSelect
export type EpisodeRow = typeof podcastEpisodio.$inferSelect
