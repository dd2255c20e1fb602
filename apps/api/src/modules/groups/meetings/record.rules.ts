import { isDeepStrictEqual } from 'node:util'

/** True when the record already holds these values, so that a retry is answered like the first request. */
export function isSameRecord(kept: object, words: object): boolean {
  return Object.entries(words).every(([field, value]) =>
    isDeepStrictEqual((kept as Record<string, unknown>)[field], value),
  )
}
