import { writeChordPro } from '@narthex/contract/praise/formats/chordpro'
import { longestSongText, type SongDraft } from '@narthex/contract/praise/formats/song-draft'
import { inOneLine } from '@narthex/contract/text-ends'
import { requireWhole } from '../require-whole.ts'
import { SongFileError, type SongOfFile } from '../song-file.ts'

/** Facts of a song besides its words, each as its format has it. */
export type SongFacts = Partial<
  Record<
    | 'title'
    | 'subtitle'
    | 'author'
    | 'tone'
    | 'capo'
    | 'number'
    | 'ccli'
    | 'group'
    | 'theme'
    | 'tempo'
    | 'time'
    | 'copyright',
    string | undefined
  >
>

const longest = { title: 200, subtitle: 200, author: 200, tone: 20, group: 120, theme: 120, code: 40 }

/** A song of another format as ChordPro, with what the form has no field for in directives. */
export function writeSong(facts: SongFacts, { letter, sections }: Pick<SongDraft, 'letter' | 'sections'>): SongOfFile {
  requireWhole({ letter, sections })
  const heads = toHeads(facts)
  const { title = null, subtitle = null, author = null, tone = null, capo = 0 } = heads
  const head = writeChordPro({ title, subtitle, author, tone, capo, letter: [], sections: [] })
  const besides = (['tempo', 'time', 'ccli', 'copyright'] as const).flatMap((name) => {
    const value = lineOf(facts[name])?.replace(/[{}]/g, '')
    return value ? [`{${name}: ${value.slice(0, 500)}}`] : []
  })
  const parts = [head, ...besides, writeChordPro({ letter, sections })]
  const cifra = parts.filter((part) => part !== '').join('\n')
  if (cifra.length > longestSongText) throw new SongFileError('FILE_TOO_LARGE')
  return { ...heads, cifra }
}

/** The fields of the form that these facts fill. */
export function toHeads(facts: SongFacts): Omit<SongOfFile, 'cifra'> {
  const { number, ccli, capo, ...texts } = facts
  const field = (name: keyof typeof longest, value = texts[name as keyof typeof texts]) =>
    lineOf(value)?.slice(0, longest[name]).trim()
  const fret = Number(/^\d{1,2}/.exec(capo ?? '')?.[0] ?? 0)
  const ccliNumber = /\d{3,12}/.exec(ccli ?? '')?.[0]
  return {
    title: field('title'),
    subtitle: field('subtitle'),
    author: field('author'),
    tone: field('tone'),
    capo: fret > 0 && fret <= 11 ? fret : undefined,
    code: field('code', number) ?? (ccliNumber && `CCLI ${ccliNumber}`),
    group: field('group'),
    theme: field('theme'),
  }
}

const lineOf = (text: string | undefined) => inOneLine(text ?? '').trim() || undefined
