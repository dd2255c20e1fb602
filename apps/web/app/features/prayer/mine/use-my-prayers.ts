import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { nextPageNumber } from '../../../data/next-page-number.ts'
import { usePages } from '../../../data/use-pages.ts'
import { loadMine } from '../prayer-calls.ts'

/** Names the list in the query client. */
export const myPrayersKey = 'myPrayers'

const keyOf = ({ id }: OwnPrayer) => id

/** A member's own prayers, page by page. */
export function useMyPrayers(igreja: string) {
  const load = (page: number) => loadMine(igreja, page)
  return usePages({ key: [myPrayersKey, igreja], firstPage: 1, load, nextPage: nextPageNumber }, keyOf)
}
