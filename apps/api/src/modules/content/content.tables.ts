import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const igrejaId = integer().notNull()
const id = integer().generatedAlwaysAsIdentity()

export const devocional = pgTable('devocional', {
  igrejaId,
  id,
  titulo: text().notNull(),
  resumo: text().notNull(),
  referencia: text(),
  autor: text(),
  data: date().notNull(),
  imagem: text(),
})

export const noticia = pgTable('noticia', {
  igrejaId,
  id,
  titulo: text().notNull(),
  resumo: text().notNull(),
  imagem: text(),
  dataPublicacao: timestamp({ withTimezone: true }).notNull(),
})
