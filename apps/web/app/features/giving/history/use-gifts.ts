import type { Loaded } from '@narthex/client/data/loaded'
import { nextPageNumber } from '@narthex/client/data/next-page-number'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { usePages } from '@narthex/client/data/use-pages'
import type { Gift } from '@narthex/contract/giving/giving.schemas'
import { loadGifts, loadSums } from './giving-calls.ts'
import type { YearSum } from './year-sums.ts'

const keyOf = ({ pedido }: Gift) => pedido

/** A member's gifts, page by page; of one year where one is named. */
export function useGifts(memberId: number, year: number | undefined) {
  const load = (page: number) => loadGifts(memberId, page, year)
  return usePages({ key: ['gifts', year ?? 'all'], firstPage: 1, load, nextPage: nextPageNumber }, keyOf)
}

/** The sums of a member's gifts by year. */
export function useGiftSums(memberId: number): Loaded<YearSum[]> {
  return useMemberData(['giftSums'], () => loadSums(memberId))
}
