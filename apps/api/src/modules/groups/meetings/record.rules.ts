import { isDeepStrictEqual } from 'node:util'

/** Whether a record says already all that is to be written: so the second of two sendings is answered like the first. */
export function isSameRecord(kept: object, words: object): boolean {
  return Object.entries(words).every(([field, value]) =>
    isDeepStrictEqual((kept as Record<string, unknown>)[field], value),
  )
}
