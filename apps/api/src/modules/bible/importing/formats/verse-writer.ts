import type { Span, Verse } from '@narthex/contract/bible/bible.schemas'
import type { BookId } from '@narthex/contract/bible/books'
import { lastChapter } from '@narthex/contract/bible/reference'
import type { ParsedVerse } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { cleanText, joinSpans, trimSpans } from './verse-text.ts'

/** Longer than any verse, note or heading of a real text: what exceeds them is not a Bible, or is damaged. */
const limits = { verse: 6000, note: 6000, heading: 1000, versesPerChapter: 200 } as const

/** The number of a verse, and the last one of several that share a text. */
export interface VerseNumber {
  readonly first: number
  readonly last?: number | undefined
  /** A later part of a verse that is split in two: `1b`. */
  readonly isContinued?: boolean | undefined
}

/**
 * Collects what a file says, in its order, into verses. What stands before a verse (headings, a paragraph, a line of
 * poetry) belongs to the next verse with a text; text outside of verses is left out.
 */
export interface VerseWriter {
  /** Undefined: a book outside the 66; what follows is left out. */
  openBook(book: BookId | undefined): void
  openChapter(chapter: number): void
  openVerse(number: VerseNumber): void
  closeVerse(): void
  addText(text: string): void
  openSpan(kind: Span['tipo']): void
  closeSpan(kind: Span['tipo']): void
  addNote(text: string): void
  addHeading(text: string): void
  beginParagraph(): void
  beginLine(indent: number): void
  /** The verses that are complete since the last call. */
  takeVerses(): ParsedVerse[]
  /** The current place for messages, such as `Gen 1:3`. */
  place(): string
}

interface OpenVerse {
  readonly number: VerseNumber
  text: string
  readonly spans: Span[]
  readonly lines: { posicao: number; recuo: number }[]
  readonly notes: { posicao: number; texto: string }[]
  headings: readonly string[]
  isParagraph: boolean
}

export function createVerseWriter(): VerseWriter {
  let book: BookId | undefined
  let chapter = 0
  let verse: OpenVerse | undefined
  let done: ParsedVerse[] = []
  let ahead = { headings: [] as string[], isParagraph: false, indent: 0 }
  /** Kinds that are open, with where they began in the open verse: words of Jesus go on over verses. */
  const open = new Map<Span['tipo'], number>()

  const place = () => [book, chapter || undefined].filter(Boolean).join(' ') + (verse ? `:${verse.number.first}` : '')
  const refuse = (message: string) => new UnreadableSource(`${place() || 'The file'}: ${message}`)

  /** Applies what stood before this text: a paragraph, which a verse has at its beginning alone, or a line of poetry. */
  function startText(current: OpenVerse) {
    if (current.text === '') {
      current.isParagraph = ahead.isParagraph
      current.headings = ahead.headings
      ahead.headings = []
    } else if (ahead.isParagraph && current.lines.length > 0) ahead.indent ||= 1
    if (ahead.indent > 0) {
      current.text = current.text === '' ? '' : `${current.text.trimEnd()} `
      current.lines.push({ posicao: current.text.length, recuo: Math.min(ahead.indent, 3) })
    }
    ahead = { ...ahead, isParagraph: false, indent: 0 }
  }

  function closeVerse() {
    if (!verse || !book) return
    const written = verse
    for (const [kind, start] of open) {
      written.spans.push({ inicio: start, fim: written.text.length, tipo: kind })
      open.set(kind, 0)
    }
    const finished = finishVerse(written)
    if (finished) done.push({ book, chapter, verse: finished })
    verse = undefined
  }

  return {
    place,
    closeVerse,
    openBook(next) {
      closeVerse()
      open.clear()
      ahead = { headings: [], isParagraph: false, indent: 0 }
      ;[book, chapter] = [next, 0]
    },
    openChapter(next) {
      closeVerse()
      chapter = next
      ahead.isParagraph = true
      if (book && !(Number.isInteger(next) && next >= 1 && next <= lastChapter(book)))
        throw refuse(`${book} has ${lastChapter(book)} chapters`)
    },
    openVerse(number) {
      const { first, last = first, isContinued } = number
      if (isContinued && verse?.number.first === first) return this.addText(' ')
      closeVerse()
      if (!book) return
      if (chapter === 0) throw refuse('A verse stands outside of any chapter')
      if (!(first >= 1 && last >= first && last <= limits.versesPerChapter))
        throw refuse('A verse has no usable number')
      verse = { number, text: '', spans: [], lines: [], notes: [], headings: [], isParagraph: false }
    },
    addText(raw) {
      if (!verse) return
      const text = cleanText(raw)
      if (text.trim() !== '') startText(verse)
      verse.text += verse.text === '' || verse.text.endsWith(' ') ? text.trimStart() : text
      if (verse.text.length > limits.verse) throw refuse('The verse is too long to be one')
    },
    openSpan(kind) {
      if (!open.has(kind)) open.set(kind, verse?.text.length ?? 0)
    },
    closeSpan(kind) {
      const start = open.get(kind)
      if (start !== undefined && verse) verse.spans.push({ inicio: start, fim: verse.text.length, tipo: kind })
      open.delete(kind)
    },
    addNote(raw) {
      const text = cleanText(raw).trim()
      if (text.length > limits.note) throw refuse('A note is too long to be one')
      if (verse && text !== '') verse.notes.push({ posicao: verse.text.trimEnd().length, texto: text })
    },
    addHeading(raw) {
      const text = cleanText(raw).trim()
      if (text.length > limits.heading) throw refuse('A heading is too long to be one')
      if (text !== '') ahead.headings.push(text)
    },
    beginParagraph() {
      ahead = { ...ahead, isParagraph: true, indent: 0 }
      this.addText(' ')
    },
    beginLine(indent) {
      ahead.indent = Math.max(1, indent)
      this.addText(' ')
    },
    takeVerses() {
      const taken = done
      done = []
      return taken
    },
  }
}

/** Undefined where nothing is left of its text. */
function finishVerse({ number, text: raw, spans, lines, notes, headings, isParagraph }: OpenVerse): Verse | undefined {
  const texto = raw.trimEnd()
  if (texto === '') return undefined
  const trechos = joinSpans(trimSpans(texto, spans), texto)
  const notas = notes.map(({ posicao, ...note }) => ({ posicao: Math.min(posicao, texto.length), ...note }))
  return {
    versiculo: number.first,
    ...(number.last !== undefined && number.last > number.first ? { ate: number.last } : {}),
    texto,
    ...(headings.length > 0 ? { titulos: [...headings] } : {}),
    ...(isParagraph ? { paragrafo: true as const } : {}),
    ...(trechos.length > 0 ? { trechos } : {}),
    ...(lines.length > 0 ? { linhas: lines } : {}),
    ...(notas.length > 0 ? { notas } : {}),
  }
}

/** `17`, `17-18`, `17–18`, `1a`, `1b`; undefined for anything else. */
export function parseVerseNumber(text: string): VerseNumber | undefined {
  const found = /^(\d{1,3})([a-z]?)(?:[-\u2010-\u2013,](\d{1,3})[a-z]?)?$/.exec(text.trim().replaceAll('\u200f', ''))
  if (!found) return undefined
  const first = Number(found[1])
  const last = found[3] === undefined ? first : Number(found[3])
  return { first, last, isContinued: found[2] !== '' && found[2] !== 'a' }
}

/** `Gen.1.1` as OSIS writes it; book names in their own spelling. */
export function parseOsisId(text: string): { book: string; chapter: number; verse: number } | undefined {
  const found = /^(?:[\w.]+:)?([\dA-Za-z]{2,10})(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?(?:!.*)?$/.exec(text)
  if (!found) return undefined
  return { book: found[1] ?? '', chapter: Number(found[2] ?? 0), verse: Number(found[3] ?? 0) }
}
