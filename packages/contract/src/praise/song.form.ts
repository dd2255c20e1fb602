import * as z from 'zod/mini'
import { filled } from '../fields.ts'
import { longestSongText } from './formats/song-draft.ts'
import { musicalScoreSchema, songLimits, songSchema } from './song.schemas.ts'

const { code, subtitle, author, group, theme, rhythm, tone, letter, sections, capo } = songSchema.shape
const score = z.strictObject({ ...musicalScoreSchema.shape, name: filled(120) })
const perhaps = <T extends z.ZodMiniType>(schema: T) => z._default(schema, null as never)
/** Fields of a song besides its title, lyrics and chords. */
export const songHeads = {
  code: perhaps(code),
  subtitle: perhaps(subtitle),
  author: perhaps(author),
  group: perhaps(group),
  theme: perhaps(theme),
  rhythm: perhaps(rhythm),
  tone: perhaps(tone),
  musicalScore: z._default(z.array(score).check(z.maxLength(songLimits.scores)), []),
}

/** A song in lines of snippet and chord. */
export const songForm = z.strictObject({
  ...songHeads,
  title: filled(200),
  capo: z._default(capo, 0),
  letter: z._default(letter, []),
  sections: z._default(sections, []),
})

/** A song as a text with its chords, ChordPro or over the words; what it says of itself gives way to what is said here. */
export const writtenSongForm = z.strictObject({
  ...songHeads,
  title: z.optional(filled(200)),
  capo: z.optional(capo),
  cifra: z.string().check(z.maxLength(longestSongText)),
})
