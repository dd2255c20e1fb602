import { parseOsis } from '@narthex/contract/bible/reference'
import type { PlanReading } from '../../../components/reading/way-back.ts'
import type { ChapterPlace } from '../reference/addresses.ts'

/** Where a reading ends within a chapter; without a verse, with the chapter. */
export interface ReadingEnd {
  readonly verse?: number | undefined
}

/** Finds where the passage ends in this chapter; undefined where it ends in another one. */
export function findReadingEnd(reading: PlanReading | undefined, place: ChapterPlace): ReadingEnd | undefined {
  const to = reading && parseOsis(reading.passage)?.to
  if (to?.book !== place.book || to.chapter !== place.chapter) return undefined
  return { verse: to.verse }
}
