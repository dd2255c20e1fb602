import type { SongDraft } from '@narthex/contract/praise/formats/song-draft'
import { songLimits } from '@narthex/contract/praise/song.schemas'
import { SongFileError } from './song-file.ts'

/** Throws for a song that reaches a limit of the parsers: they leave out what is beyond, and no line of a file may be lost. */
export function requireWhole({ letter, sections }: Pick<SongDraft, 'letter' | 'sections'>): void {
  const isCut = letter.some(
    (line) =>
      line.length >= songLimits.pairs ||
      line.some(({ snippet, chord }) => snippet.length >= songLimits.snippet || chord.length >= songLimits.chord),
  )
  // A blank line at the end is left out, too.
  if (isCut || letter.length >= songLimits.lines - 1 || sections.length >= songLimits.sections)
    throw new SongFileError('FILE_TOO_LARGE')
}
