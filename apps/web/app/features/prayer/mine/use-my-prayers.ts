import { nextPageNumber } from '@narthex/client/data/next-page-number'
import { usePages } from '@narthex/client/data/use-pages'
import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { loadMine } from '../prayer-calls.ts'

/** Names the list in the query client. */
export const myPrayersKey = 'myPrayers'

const keyOf = ({ id }: OwnPrayer) => id

/** A member's own prayers, page by page. */
export function useMyPrayers(igreja: string) {
  const load = (page: number) => loadMine(igreja, page)
  return usePages({ key: [myPrayersKey, igreja], firstPage: 1, load, nextPage: nextPageNumber }, keyOf)
}
