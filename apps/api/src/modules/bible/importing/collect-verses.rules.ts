import { type Verse, verseSchema } from '@narthex/contract/bible/bible.schemas'
import { isPlace, type Place, placeOrder } from '@narthex/contract/bible/reference'
import * as z from 'zod/mini'
import type { ParsedTranslation, ParsedVerse } from './parsed-translation.ts'
import { UnreadableSource } from './unreadable-source.errors.ts'

/** Maximum length of a verse; the longest of a paraphrase is shorter. */
const longestVerse = 6000
/** Upper bound that no real translation reaches. */
const mostVerses = 40_000

export interface CollectedVerses {
  /** Sorted in the order of the Bible. */
  readonly verses: readonly ParsedVerse[]
  /** Places that were left out because no numbering has them. */
  readonly leftOut: readonly Place[]
  /** Places whose markup could not be read in full: their words may lack some, or all. */
  readonly damaged: readonly Place[]
}

/** Reads all verses and checks each, so that nothing is half imported. Throws UnreadableSource. */
export async function collectVerses({ verses: source }: Pick<ParsedTranslation, 'verses'>): Promise<CollectedVerses> {
  const byOrder = new Map<number, ParsedVerse>()
  const [leftOut, damaged]: [Place[], Place[]] = [[], []]
  for await (const parsed of source) {
    const { book, chapter, verse, isDamaged } = parsed
    const place = { book, chapter, verse: verse.versiculo }
    if (isDamaged) damaged.push(place)
    if (verse.texto.trim() === '') continue
    if (!isPlace(place)) {
      leftOut.push(place)
      continue
    }
    requireSound(place, verse)
    const order = placeOrder(place)
    if (byOrder.has(order)) throw new UnreadableSource(`${written(place)} occurs twice`)
    if (byOrder.size >= mostVerses) throw new UnreadableSource(`There are more than ${mostVerses} verses`)
    byOrder.set(order, parsed)
  }
  if (byOrder.size === 0) throw new UnreadableSource('There is no verse in it')
  const orders = [...byOrder.keys()].sort((a, b) => a - b)
  return { verses: orders.flatMap((order) => byOrder.get(order) ?? []), leftOut, damaged }
}

export const written = ({ book, chapter, verse }: Place) => `${book}.${chapter}.${verse ?? ''}`

/** Control characters and lone surrogates: a JSON column refuses some of them, and no text needs them. */
const controls = /(?![\n\t])[\p{Cc}\p{Cs}]/u

function requireSound(place: Place, verse: Verse): void {
  const complaint = complain(verse)
  if (complaint) throw new UnreadableSource(`${written(place)}: ${complaint}`)
}

function complain(verse: Verse): string | undefined {
  const { versiculo, ate, texto, trechos = [], linhas = [], notas = [], titulos = [] } = verse
  const { success, error } = z.safeParse(verseSchema, verse)
  if (!success) return error.issues[0]?.message ?? 'not a verse'
  if ([texto, ...titulos, ...notas.map((note) => note.texto)].some((text) => text.length > longestVerse))
    return `longer than ${longestVerse} characters`
  if ([texto, ...titulos, ...notas.map((note) => note.texto)].some((text) => controls.test(text)))
    return 'characters that no text has'
  if (ate !== undefined && ate <= versiculo) return 'ends before it begins'
  const isWithin = (position: number) => position <= texto.length
  const areWithin =
    trechos.every(({ inicio, fim }) => inicio < fim && isWithin(fim)) &&
    [...linhas, ...notas].every(({ posicao }) => isWithin(posicao))
  return areWithin ? undefined : 'marks behind its end'
}
