import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

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
  visivelEm: instant().notNull(),
  visivelAte: instant(),
  palavras: words().notNull(),
  cabeca: words().notNull(),
  texto: text().notNull(),
  indexadoEm: instant().notNull().defaultNow(),
})
