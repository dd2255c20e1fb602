import type { RichText } from '@narthex/contract/content/rich-text'
import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ContentKind } from './content-kinds.rules.ts'

export const conteudo = pgTable('conteudo', {
  igrejaId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  tipo: text().$type<ContentKind>().notNull(),
  paiId: integer(),
  slug: text(),
  ordem: integer().notNull().default(0),
  situacao: text({ enum: ['RASCUNHO', 'PUBLICADO'] }).notNull(),
  dataPublicacao: timestamp({ withTimezone: true }).notNull(),
  idioma: text().notNull(),
  imagem: text(),
  autor: text(),
  data: date(),
  referenciaOsis: text(),
  arquivo: text(),
  detalhes: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  dataCadastro: timestamp({ withTimezone: true }).notNull(),
  dataAtualizacao: timestamp({ withTimezone: true }).notNull(),
})

export const conteudoTraducao = pgTable('conteudo_traducao', {
  igrejaId: integer().notNull(),
  conteudoId: integer().notNull(),
  idioma: text().notNull(),
  titulo: text().notNull(),
  resumo: text().notNull(),
  referencia: text(),
  corpo: jsonb().$type<RichText>(),
  minutosLeitura: integer().notNull(),
})
