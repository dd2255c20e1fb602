import type { Span, Verse } from '@narthex/contract/bible/bible.schemas'
import type { BookId } from '@narthex/contract/bible/books'
import { lastChapter } from '@narthex/contract/bible/reference'
import type { ParsedVerse } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import type { VerseNumber } from './verse-numbers.ts'
import { cleanText, joinSpans, trimSpans } from './verse-text.ts'

/** Longer than any verse, note or heading of a real text: what exceeds them is not a Bible, or is damaged. */
const limits = { verse: 6000, note: 6000, heading: 1000, versesPerChapter: 200 } as const

/**
 * Collects what a file says, in its order, into verses. What stands before a verse (headings, a paragraph, a line of
 * poetry) belongs to the next verse with a text; text outside of verses is left out.
 */
export interface VerseWriter {
  /** Undefined: a book outside the 66; what follows is left out. */
  openBook(book: BookId | undefined): void
  openChapter(chapter: number): void
  openVerse(number: VerseNumber): void
  /** Ends the text of the verse; a later part of the same verse may still go on with it. */
  closeVerse(): void
  /** Marks the open verse as one whose markup could not be read in full. */
  markDamaged(): void
  addText(text: string): void
  openSpan(kind: Span['tipo']): void
  closeSpan(kind: Span['tipo']): void
  addNote(text: string): void
  addHeading(text: string): void
  beginParagraph(): void
  beginLine(indent: number): void
  /** The verses that are complete since the last call. */
  takeVerses(): ParsedVerse[]
  /** Ends the last verse of a file, and gives the verses that are left. */
  finish(): ParsedVerse[]
  /** The current place for messages, such as `Gen 1:3`. */
  place(): string
}

interface OpenVerse {
  number: VerseNumber
  text: string
  readonly spans: Span[]
  readonly lines: { posicao: number; recuo: number }[]
  readonly notes: { posicao: number; texto: string }[]
  headings: readonly string[]
  isParagraph: boolean
  isEnded: boolean
  isDamaged: boolean
}

const openedVerse = (number: VerseNumber): OpenVerse => ({
  number,
  text: '',
  spans: [],
  lines: [],
  notes: [],
  headings: [],
  isParagraph: false,
  isEnded: false,
  isDamaged: false,
})

export const createVerseWriter = (): VerseWriter => new VerseCollector()

class VerseCollector implements VerseWriter {
  #book: BookId | undefined
  #chapter = 0
  #verse: OpenVerse | undefined
  #done: ParsedVerse[] = []
  #ahead = { headings: [] as string[], isParagraph: false, indent: 0 }
  /** Kinds that are open, with where they began in the open verse: words of Jesus go on over verses. */
  readonly #open = new Map<Span['tipo'], number>()

  place(): string {
    const chapter = [this.#book, this.#chapter || undefined].filter(Boolean).join(' ')
    return chapter + (this.#verse ? `:${this.#verse.number.first}` : '')
  }

  closeVerse(): void {
    const verse = this.#verse
    if (!verse || verse.isEnded) return
    for (const [kind, start] of this.#open) {
      verse.spans.push({ inicio: start, fim: verse.text.length, tipo: kind })
      this.#open.set(kind, 0)
    }
    verse.isEnded = true
  }

  markDamaged(): void {
    if (this.#verse) this.#verse.isDamaged = true
  }

  openBook(book: BookId | undefined): void {
    this.#settleVerse()
    this.#open.clear()
    this.#ahead = { headings: [], isParagraph: false, indent: 0 }
    this.#book = book
    this.#chapter = 0
  }

  openChapter(chapter: number): void {
    this.#settleVerse()
    this.#chapter = chapter
    this.#ahead.isParagraph = true
    const book = this.#book
    if (book && !(Number.isInteger(chapter) && chapter >= 1 && chapter <= lastChapter(book)))
      throw this.#refuse(`${book} has ${lastChapter(book)} chapters`)
  }

  openVerse(number: VerseNumber): void {
    const { first, last = first, isContinued } = number
    if (isContinued && this.#verse && lastOf(this.#verse) === first) {
      this.#continueVerse(this.#verse, Math.max(first, last))
      this.addText(' ')
      return
    }
    this.#settleVerse()
    if (!this.#book) return
    if (this.#chapter === 0) throw this.#refuse('A verse stands outside of any chapter')
    if (!(first >= 0 && last >= first && last <= limits.versesPerChapter))
      throw this.#refuse('A verse has no usable number')
    this.#verse = openedVerse(number)
  }

  addText(raw: string): void {
    const verse = this.#verse
    if (!verse || verse.isEnded) return
    const text = cleanText(raw)
    if (text.trim() !== '') this.#startText(verse)
    verse.text += verse.text === '' || verse.text.endsWith(' ') ? text.trimStart() : text
    if (verse.text.length > limits.verse) throw this.#refuse('The verse is too long to be one')
  }

  openSpan(kind: Span['tipo']): void {
    const verse = this.#verse
    if (!this.#open.has(kind)) this.#open.set(kind, verse && !verse.isEnded ? verse.text.length : 0)
  }

  closeSpan(kind: Span['tipo']): void {
    const verse = this.#verse
    const start = this.#open.get(kind)
    if (start !== undefined && verse && !verse.isEnded)
      verse.spans.push({ inicio: start, fim: verse.text.length, tipo: kind })
    this.#open.delete(kind)
  }

  addNote(raw: string): void {
    const verse = this.#verse
    const text = cleanText(raw).trim()
    if (text.length > limits.note) throw this.#refuse('A note is too long to be one')
    if (verse && !verse.isEnded && text !== '') verse.notes.push({ posicao: verse.text.trimEnd().length, texto: text })
  }

  addHeading(raw: string): void {
    const text = cleanText(raw).trim()
    if (text.length > limits.heading) throw this.#refuse('A heading is too long to be one')
    if (text !== '') this.#ahead.headings.push(text)
  }

  beginParagraph(): void {
    this.#ahead = { ...this.#ahead, isParagraph: true, indent: 0 }
    this.addText(' ')
  }

  beginLine(indent: number): void {
    this.#ahead.indent = Math.max(1, indent)
    this.addText(' ')
  }

  takeVerses(): ParsedVerse[] {
    const taken = this.#done
    this.#done = []
    return taken
  }

  finish(): ParsedVerse[] {
    this.#settleVerse()
    return this.takeVerses()
  }

  #refuse(message: string): UnreadableSource {
    return new UnreadableSource(`${this.place() || 'The file'}: ${message}`)
  }

  /** Applies what stood before this text: a paragraph, which a verse has at its beginning alone, or a line of poetry. */
  #startText(current: OpenVerse): void {
    const ahead = this.#ahead
    if (current.text === '') {
      current.isParagraph = ahead.isParagraph
      current.headings = ahead.headings
      ahead.headings = []
    } else if (ahead.isParagraph && current.lines.length > 0) ahead.indent ||= 1
    if (ahead.indent > 0) {
      current.text = current.text === '' ? '' : `${current.text.trimEnd()} `
      current.lines.push({ posicao: current.text.length, recuo: Math.min(ahead.indent, 3) })
    }
    this.#ahead = { ...ahead, isParagraph: false, indent: 0 }
  }

  #settleVerse(): void {
    this.closeVerse()
    const isTitle = this.#verse?.number.first === 0
    if (this.#verse && isTitle) this.addHeading(this.#verse.text)
    const finished = this.#verse && !isTitle && finishVerse(this.#verse)
    if (this.#book && finished) this.#done.push({ book: this.#book, chapter: this.#chapter, ...finished })
    this.#verse = undefined
  }

  /** Goes on with the verse, or the bridge of verses, that a later part of its last verse continues. */
  #continueVerse(current: OpenVerse, last: number): void {
    if (current.isEnded) for (const kind of this.#open.keys()) this.#open.set(kind, current.text.length)
    const { first } = current.number
    Object.assign(current, { isEnded: false, number: { first, last } })
  }
}

const lastOf = ({ number: { first, last = first } }: OpenVerse) => last

/** Undefined where nothing is left of its text; a damaged one is given without words, so that it can be named. */
function finishVerse(written: OpenVerse): Pick<ParsedVerse, 'verse' | 'isDamaged'> | undefined {
  const { isDamaged } = written
  const verse = toVerse(written)
  if (!isDamaged) return verse && { verse }
  return { verse: verse ?? { versiculo: written.number.first, texto: '' }, isDamaged }
}

function toVerse({ number, text: raw, spans, lines, notes, headings, isParagraph }: OpenVerse): Verse | undefined {
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
