import * as z from 'zod/mini'
import { id, link, text } from '../fields.ts'

/** More than any song has; what an import makes stays below. */
export const songLimits = { lines: 600, pairs: 120, snippet: 300, chord: 80, sections: 80, scores: 20 } as const

/** A piece of text, and what is played from its first syllable on: a chord, or nothing. */
export const letterPairSchema = z.strictObject({
  snippet: text(songLimits.snippet),
  chord: text(songLimits.chord),
})
export type LetterPair = z.infer<typeof letterPairSchema>

/** One line of a song; an empty one parts its stanzas. */
export const letterLineSchema = z.array(letterPairSchema).check(z.maxLength(songLimits.pairs))
export type LetterLine = z.infer<typeof letterLineSchema>

export const sectionKinds = ['VERSE', 'CHORUS', 'BRIDGE', 'TAB', 'OTHER'] as const

/** A part of the song: from its first line to the next part's. The lines of a TAB are drawn with letters of one width. */
export const songSectionSchema = z.strictObject({
  begin: z.int().check(z.gte(0), z.lte(songLimits.lines)),
  kind: z.enum(sectionKinds),
  /** As the song calls it; empty where it goes without saying. */
  name: text(120),
})
export type SongSection = z.infer<typeof songSectionSchema>

export const musicalScoreSchema = z.strictObject({ name: text(120), url: link })
export type MusicalScore = z.infer<typeof musicalScoreSchema>

/** What lists show of a song (specification §3, whose names for it are English). */
export const songSummarySchema = z.strictObject({
  id,
  /** The church's own number or short name for it. */
  code: z.nullable(text(40)),
  title: text(200),
  subtitle: z.nullable(text(200)),
  author: z.nullable(text(200)),
  /** The book or collection that it belongs to. */
  group: z.nullable(text(120)),
  theme: z.nullable(text(120)),
  rhythm: z.nullable(text(80)),
  /** The key in which its chords are written. */
  tone: z.nullable(text(20)),
  /** How it is shown first; null where there is nothing to show yet. */
  showType: z.nullable(z.enum(['cipher', 'lyric', 'score'])),
})
export type SongSummary = z.infer<typeof songSummarySchema>

export const songSchema = z.strictObject({
  ...songSummarySchema.shape,
  letter: z.array(letterLineSchema).check(z.maxLength(songLimits.lines)),
  sections: z.array(songSectionSchema).check(z.maxLength(songLimits.sections)),
  musicalScore: z.array(musicalScoreSchema).check(z.maxLength(songLimits.scores)),
  /** At which fret the chords are meant to be played; it sounds so many semitones higher than it is written. */
  capo: z.int().check(z.gte(0), z.lte(11)),
})
export type Song = z.infer<typeof songSchema>
