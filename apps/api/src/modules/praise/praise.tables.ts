import type { LetterLine, MusicalScore, Song, SongSection } from '@narthex/contract/praise/song.schemas'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

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
})
