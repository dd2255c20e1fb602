import { readChord } from '../chord.ts'
import { readKey } from '../key.ts'
import { isChordPro, readChordPro } from './chordpro.ts'
import { readDirective } from './chordpro-directives.ts'
import { readChordsOverWords } from './chords-over-words.ts'
import { type SongDraft, splitLines } from './song-draft.ts'

/** Parses a song from pasted text: ChordPro, or chords over words. */
export function readSong(text: string): SongDraft {
  const { body, tone, capo } = takeStated(text)
  const draft = toInternational(isChordPro(body) ? readChordPro(body) : readChordsOverWords(body))
  return { ...draft, tone: draft.tone ?? tone, capo: draft.capo || capo }
}

const keyLine =
  /^(?:tom|tono|tonalidade?|(?:original )?key) ?: ?([A-H][^ ()]{0,7}|[DRMFSL][A-Za-zóéáÓÉÁ]{1,2}[#b♯♭]?m?)(?: ?\(.{0,80}\))?$/i
const capoLine =
  /^(?:capo(?:traste)?|cejilla)(?: ?:| na| no| en| en el| on)? ?(\d{1,2})(?:[ªºa°]|st|nd|rd|th)?(?: (?:casa|traste|fret))?$/i
/** Before a song stand few lines of its site. */
const mostBefore = 15

/** The key and the capo that pages of songs state in lines of their own, and the song without those lines. */
function takeStated(text: string): { readonly body: string; readonly tone: string | null; readonly capo: number } {
  let [tone, capo]: [string | null, number] = [null, 0]
  const lines = splitLines(text)
  if (lines.some((line) => readDirective(line) !== undefined)) return { body: text, tone, capo }
  const body = lines.filter((line, at) => {
    if (at >= mostBefore) return true
    const plain = line.trim().replace(/\s+/g, ' ')
    const [key, fret] = [keyLine.exec(plain)?.[1], capoLine.exec(plain)?.[1]]
    if (key && tone === null && readKey(key)) tone = key
    else if (fret && capo === 0 && Number(fret) <= 11) capo = Number(fret)
    else return true
    return false
  })
  return { body: tone === null && capo === 0 ? text : body.join('\n'), tone, capo }
}

/**
 * Chords as they are called everywhere: in songs with an `H` that is B, and `B` is Bb. Songs in small letters alone get
 * capitals.
 */
function toInternational(draft: SongDraft): SongDraft {
  const chords = draft.letter.flatMap((line) => line.map(({ chord }) => chord)).filter(Boolean)
  const isGerman = chords.some(isWithH)
  const isSmall = !isGerman && chords.length > 2 && chords.every((chord) => isSmallChord(chord))
  if (!isGerman && !isSmall) return draft
  const rename = (chord: string) =>
    isSmall ? capital(chord) : chord.replace(/(?<![A-Za-z#♯])[HB](?![b♭])/g, fromGerman)
  return {
    ...draft,
    tone: draft.tone && isGerman ? rename(draft.tone) : draft.tone,
    letter: draft.letter.map((line) => line.map(({ snippet, chord }) => ({ snippet, chord: rename(chord) }))),
  }
}

const fromGerman = (name: string) => (name === 'H' ? 'B' : 'Bb')
const isWithH = (text: string) =>
  /(?:^|[\s/|(-])H/.test(text) && text.split(/[\s|-]+/).some((one) => readChord(one.replace(/H/g, 'B')) !== undefined)
const capital = (text: string) =>
  text.replace(/(^|\/)([a-g])/g, (_, before, name: string) => before + name.toUpperCase())
const isSmallChord = (text: string) =>
  /^[a-g]/.test(text) && readChord(text) === undefined && readChord(capital(text)) !== undefined
