import type { LetterLine, Song } from './song.schemas.ts'

/** How a song can be shown (specification §3). */
export const praiseModes = ['cipher', 'lyric', 'score'] as const
export type PraiseMode = (typeof praiseModes)[number]

type Content = Pick<Song, 'letter' | 'musicalScore'>

/**
 * The ways in which a song can be shown, the best first (specification §4): with chords if it has any, its words if it has
 * any, its score if there are files. None: there is nothing to show, which is an error to whoever opens it.
 */
export function listModes({ letter, musicalScore }: Content): PraiseMode[] {
  const has: Record<PraiseMode, boolean> = {
    cipher: letter.some((line) => line.some(({ chord }) => chord.trim() !== '')),
    lyric: letter.some((line) => toLyric(line) !== ''),
    score: musicalScore.length > 0,
  }
  return praiseModes.filter((mode) => has[mode])
}

/** A line's words, without its chords. */
export function toLyric(line: LetterLine): string {
  return line
    .map(({ snippet }) => snippet)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words that are sung, line by line: no chords, and nothing of a tab. */
export function sungLines({ letter, sections }: Pick<Song, 'letter' | 'sections'>): string[] {
  const isSung = (place: number) => sections.findLast(({ begin }) => begin <= place)?.kind !== 'TAB'
  return letter.filter((_, place) => isSung(place)).map(toLyric)
}
