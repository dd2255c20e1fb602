import * as z from 'zod/mini'
import { id, link, text } from '../fields.ts'

/** More than any song needs; imports stay below. */
export const songLimits = { lines: 600, pairs: 120, snippet: 300, chord: 80, sections: 80, scores: 20 } as const

/** A piece of text, and the chord at its first syllable (may be empty). */
export const letterPairSchema = z.strictObject({
  snippet: text(songLimits.snippet),
  chord: text(songLimits.chord),
})
export type LetterPair = z.infer<typeof letterPairSchema>

/** One line of a song; an empty line separates stanzas. */
export const letterLineSchema = z.array(letterPairSchema).check(z.maxLength(songLimits.pairs))
export type LetterLine = z.infer<typeof letterLineSchema>

export const sectionKinds = ['VERSE', 'CHORUS', 'BRIDGE', 'TAB', 'OTHER'] as const

/** A part of the song, up to the first line of the next part. The lines of a TAB need a fixed-width font. */
export const songSectionSchema = z.strictObject({
  begin: z.int().check(z.gte(0), z.lte(songLimits.lines)),
  kind: z.enum(sectionKinds),
  /** The song's own name for the part; may be empty. */
  name: text(120),
})
export type SongSection = z.infer<typeof songSectionSchema>

export const musicalScoreSchema = z.strictObject({ name: text(120), url: link })
export type MusicalScore = z.infer<typeof musicalScoreSchema>

/** A song in a list (with the English names of specification §3). */
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
  /** The initial mode; null for a song without content. */
  showType: z.nullable(z.enum(['cipher', 'lyric', 'score'])),
})
export type SongSummary = z.infer<typeof songSummarySchema>

export const songSchema = z.strictObject({
  ...songSummarySchema.shape,
  letter: z.array(letterLineSchema).check(z.maxLength(songLimits.lines)),
  sections: z.array(songSectionSchema).check(z.maxLength(songLimits.sections)),
  musicalScore: z.array(musicalScoreSchema).check(z.maxLength(songLimits.scores)),
  /** The fret of the capo: the song sounds that many semitones higher than written. */
  capo: z.int().check(z.gte(0), z.lte(11)),
})
export type Song = z.infer<typeof songSchema>
