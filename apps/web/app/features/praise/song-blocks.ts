import { type PraiseMode, toLyric } from '@narthex/contract/praise/praise-mode'
import type { LetterLine, Song, SongSection } from '@narthex/contract/praise/song.schemas'

/** Number of lines above which a song is set in two columns if there is room. */
const linesOfColumn = 16

export const isLong = ({ letter }: Pick<Song, 'letter'>) => letter.length > linesOfColumn

/** Lines that belong together, so that no page or column parts them. */
export interface SongBlock {
  readonly kind: SongSection['kind']
  /** Name of the part that begins here, as in the song; may be undefined. */
  readonly name: string | undefined
  readonly lines: readonly LetterLine[]
}

/** The stanzas of a song under its parts; of the words alone, no tabs and nothing that is only played. */
export function toBlocks({ letter, sections }: Pick<Song, 'letter' | 'sections'>, mode: PraiseMode): SongBlock[] {
  const isShown = (line: LetterLine) => (mode === 'lyric' ? toLyric(line) !== '' : line.length > 0)
  const begins = [{ begin: 0, kind: 'OTHER' as const, name: undefined }, ...sections]
  return begins
    .flatMap(({ begin, kind, name }, i): SongBlock[] => {
      if (mode === 'lyric' && kind === 'TAB') return []
      const lines = letter.slice(begin, begins[i + 1]?.begin ?? letter.length)
      const stanzas = stanzasOf(lines).map((stanza) => stanza.filter(isShown))
      const [first = [], ...rest] = stanzas
      return [{ kind, name, lines: first }, ...rest.map((stanza) => ({ kind, name: undefined, lines: stanza }))]
    })
    .filter(({ lines, name, kind }) => lines.length > 0 || (name !== undefined && saysSomething(kind, name, mode)))
}

/** A part without lines is one to be sung again; of the words, an intro without any is none. */
function saysSomething(kind: SongSection['kind'], name: string, mode: PraiseMode): boolean {
  if (kind === 'CHORUS') return true
  return name !== '' && mode === 'cipher'
}

function stanzasOf(lines: readonly LetterLine[]): LetterLine[][] {
  const stanzas: LetterLine[][] = [[]]
  for (const line of lines) {
    if (line.length === 0) stanzas.push([])
    else stanzas.at(-1)?.push(line)
  }
  return stanzas.filter((stanza, i) => i === 0 || stanza.length > 0)
}
