import type { Translation, Verse } from '@narthex/contract/bible/bible.schemas'
import type { ChapterPlace } from '../reference/addresses.ts'
import type { VerseRange } from '../reference/verse-list.ts'

/** A translation with its text of the chapter; null where it does not have that book. */
export interface ChapterText {
  readonly translation: Translation
  readonly verses: readonly Verse[] | null
}

export interface ReaderData {
  readonly place: ChapterPlace
  /** The verses that the address names. */
  readonly marked: readonly VerseRange[]
  readonly translations: readonly Translation[]
  readonly text: ChapterText
  /** The translation beside it. */
  readonly beside: ChapterText | undefined
}

/** The page that devices keep for reading without a network has no text of its own. */
export type ReaderSource = { readonly kind: 'served'; readonly data: ReaderData } | { readonly kind: 'device' }

/** Stands for the translation in the address of that page; no translation's code begins with it. */
export const devicePageCode = '_'
