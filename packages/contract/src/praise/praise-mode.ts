import type { LetterLine, Song } from './song.schemas.ts'

/** How a song can be shown (specification §3). */
export const praiseModes = ['cipher', 'lyric', 'score'] as const
export type PraiseMode = (typeof praiseModes)[number]

type Content = Pick<Song, 'letter' | 'musicalScore'>

/**
 * The available modes of a song, the best first (specification §4): chords, lyrics, score. An empty list means that the
 * song has no content; its page then shows an error.
 */
export function listModes({ letter, musicalScore }: Content): PraiseMode[] {
  const has: Record<PraiseMode, boolean> = {
    cipher: letter.some((line) => line.some(({ chord }) => chord.trim() !== '')),
    lyric: letter.some((line) => toLyric(line) !== ''),
    score: musicalScore.length > 0,
  }
  return praiseModes.filter((mode) => has[mode])
}

/** The lyrics of a line, without its chords. */
export function toLyric(line: LetterLine): string {
  return line
    .map(({ snippet }) => snippet)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The lyrics, line by line, without chords and tabs. */
export function sungLines({ letter, sections }: Pick<Song, 'letter' | 'sections'>): string[] {
  const isSung = (place: number) => sections.findLast(({ begin }) => begin <= place)?.kind !== 'TAB'
  return letter.filter((_, place) => isSung(place)).map(toLyric)
}
