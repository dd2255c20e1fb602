import * as z from 'zod/mini'
import { link } from '../fields.ts'
import type { RichMark } from './rich-text.ts'

const plainMarks = ['bold', 'italic', 'underline'] as const

/**
 * Keeps the known marks, each once and in a fixed order, so that equal texts are stored alike. Bible marks are dropped:
 * the API computes them again on every write.
 */
export function cleanMarks(given: unknown): RichMark[] {
  const marks = (Array.isArray(given) ? given : []).filter((mark) => typeof mark === 'object' && mark !== null)
  const plain = plainMarks.filter((type) => marks.some((mark) => mark.type === type)).map((type) => ({ type }))
  const links = marks.filter((mark) => mark.type === 'link').flatMap((mark) => linkTo(mark.attrs?.href))
  return [...plain, ...links.slice(0, 1)]
}

/** Cleans marks like `cleanMarks`, but keeps Bible references marked by the API: for displaying, not for writing. */
export function keepPassages(given: unknown): RichMark[] {
  const marks = Array.isArray(given) ? given : []
  const passage = marks.find((mark) => mark?.type === 'bible')?.attrs?.passage
  const bible =
    typeof passage === 'string' && osis.test(passage) ? [{ type: 'bible', attrs: { passage } } as const] : []
  return [...cleanMarks(given), ...bible]
}

/** `John.3.16`, `1Cor.13`, `John.3.16-John.3.18`. */
const osis = /^[A-Za-z\d.-]{1,60}$/

function linkTo(href: unknown): RichMark[] {
  const address = z.safeParse(link, href)
  return address.success ? [{ type: 'link', attrs: { href: address.data } }] : []
}

/** Compares marks that `cleanMarks` put in order. */
export function hasSameMarks(some: readonly RichMark[] = [], others: readonly RichMark[] = []): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
