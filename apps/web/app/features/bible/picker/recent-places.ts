import { stored } from '@narthex/client/device/stored'
import { bookAt } from '@narthex/contract/bible/books'
import { lastChapter } from '@narthex/contract/bible/reference'
import type { ChapterPlace } from '../reference/addresses.ts'

/** A chapter that was read on this device. */
export interface RecentPlace extends ChapterPlace {
  readonly version: string
}

const key = 'bible-places'
const maxPlaces = 8

/** The places read last, the latest first; each chapter once, whatever its translation. */
export function recentPlaces(): RecentPlace[] {
  const kept = stored(() => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown)
  return Array.isArray(kept) ? kept.flatMap(readPlace).slice(0, maxPlaces) : []
}

export function rememberPlace({ version, book, chapter }: RecentPlace): void {
  const others = recentPlaces().filter((place) => place.book !== book || place.chapter !== chapter)
  const next = [{ version, book, chapter }, ...others].slice(0, maxPlaces)
  stored(() => localStorage.setItem(key, JSON.stringify(next)))
}

/** Reads stored places; the storage is untrusted, since the user can edit it. */
function readPlace(kept: unknown): RecentPlace[] {
  const { version, book, chapter } = Object(kept) as Partial<Record<keyof RecentPlace, unknown>>
  const id = bookAt(String(book))
  if (!id || typeof version !== 'string' || !/^[a-z0-9-]{2,20}$/.test(version)) return []
  if (typeof chapter !== 'number' || !Number.isInteger(chapter) || chapter < 1 || chapter > lastChapter(id)) return []
  return [{ version, book: id, chapter }]
}
