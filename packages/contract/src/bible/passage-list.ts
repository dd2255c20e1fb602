import * as z from 'zod/mini'
import { passagesPerCall, versesPerCall } from '../limits.ts'
import { lastVerse, type Place, parseOsis, type Reference } from './reference.ts'

/** How many verses a reference has by the common table. */
export function countVerses({ from, to }: Reference): number {
  const upTo = ({ book, chapter, verse }: Place, isEnd: boolean) => verse ?? (isEnd ? lastVerse({ book, chapter }) : 1)
  let total = 1 - upTo(from, false) + upTo(to, true)
  for (let chapter = from.chapter; chapter < to.chapter; chapter++) total += lastVerse({ book: from.book, chapter })
  return total
}

/** OSIS references with commas between them, as `formatOsis` writes them. */
export const passageList = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(200)),
  z.transform((written, context) => {
    const references = written.split(',').map((part) => parseOsis(part.trim()))
    const read = references.filter((reference) => reference !== undefined)
    const verses = read.reduce((sum, reference) => sum + countVerses(reference), 0)
    const complaint = complain(read.length === references.length, references.length, verses)
    if (complaint) context.issues.push({ code: 'custom', input: written, message: complaint })
    return read
  }),
)

function complain(areAllRead: boolean, passages: number, verses: number): string | undefined {
  if (!areAllRead) return 'Not a reference'
  if (passages > passagesPerCall) return `At most ${passagesPerCall} passages`
  return verses > versesPerCall ? `At most ${versesPerCall} verses` : undefined
}

/** One passage of any length, as a text. */
export const passage = z.string().check(
  z.maxLength(60),
  z.refine((written) => parseOsis(written) !== undefined, 'Not a reference'),
)
