import type { LetterLine, MusicalScore, Song, SongSection } from '@narthex/contract/praise/song.schemas'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const louvor = pgTable('louvor', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  code: text(),
  title: text().notNull(),
  subtitle: text(),
  author: text(),
  group: text('grupo'),
  theme: text(),
  rhythm: text(),
  tone: text(),
  capo: integer().notNull(),
  showType: text().$type<Song['showType']>(),
  letter: jsonb().$type<LetterLine[]>().notNull(),
  sections: jsonb().$type<SongSection[]>().notNull(),
  musicalScore: jsonb().$type<MusicalScore[]>().notNull(),
  ordem: text().notNull(),
  inicial: text().notNull(),
  /** The song as it was written; null where its lines alone are known. */
  cifra: text(),
  versao: integer().notNull().default(1),
  idExterno: text(),
  removidoEm: instant(),
})
