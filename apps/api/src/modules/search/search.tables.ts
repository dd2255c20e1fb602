import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const busca = pgTable('busca', {
  igrejaId: integer().notNull(),
  tipo: text().$type<SearchKind>().notNull(),
  itemId: integer().notNull(),
  idioma: text().notNull(),
  chave: text().notNull(),
  titulo: text().notNull(),
  resumo: text(),
  imagem: text(),
  visivelEm: timestamp({ withTimezone: true }).notNull(),
  palavras: words().notNull(),
  cabeca: words().notNull(),
  texto: text().notNull(),
  indexadoEm: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
