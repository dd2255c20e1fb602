import type { OfficeEpisode } from '@narthex/contract/media/episode.resource'
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
  email: text(),
  apple: text(),
  spotify: text(),
  feedUrl: text(),
  proximaBusca: instant(),
  lidoEm: instant(),
  tentadoEm: instant(),
  etag: text(),
  modificadoEm: text(),
  falhas: integer().notNull().default(0),
  erro: text(),
  versao: integer().notNull().default(1),
})

export const podcastEpisodio = pgTable('podcast_episodio', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  guid: text().notNull(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  imagem: text(),
  audio: text(),
  audioTipo: text(),
  audioBytes: integer(),
  duracaoSegundos: integer(),
  posicao: integer(),
  dataPublicacao: instant().notNull(),
  origem: text().$type<OfficeEpisode['origem']>().notNull().default('IGREJA'),
  situacao: text().$type<OfficeEpisode['situacao']>().notNull().default('PUBLICADO'),
  dataCadastro: instant().notNull(),
  versao: integer().notNull().default(1),
  idExterno: text(),
  removidoEm: instant(),
})

export type ShowRow = typeof podcast.$inferSelect
export type EpisodeRow = typeof podcastEpisodio.$inferSelect
/** An episode that is published: it has a sound and a number. */
export type ShownEpisode = EpisodeRow & { readonly audio: string; readonly audioTipo: string; readonly posicao: number }
