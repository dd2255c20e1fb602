import { listMyGifts, summarizeMyGifts } from '@narthex/contract/giving/giving.endpoints'
import { exportMyGifts, getGiftReceipt, getGivingStatement } from '@narthex/contract/giving/giving-documents.endpoints'
import type { Locale } from '@narthex/contract/locale'
import { callApi } from '../../../session/api.ts'

const ofMember = (memberId: number) => ({ params: { userId: String(memberId) } })

/** Loads a page of a member's gifts; only those of `year` if given. */
export const loadGifts = (memberId: number, page: number, year?: number) =>
  callApi(listMyGifts, {
    ...ofMember(memberId),
    query: { page: String(page), ...(year !== undefined && { ano: String(year) }) },
  })

export const loadSums = (memberId: number) => callApi(summarizeMyGifts, ofMember(memberId))

/** Documents in the reader's language. */
export const loadReceipt = (codigo: string, idioma: Locale) =>
  callApi(getGiftReceipt, { params: { codigo }, query: { idioma } })

export const loadStatement = (memberId: number, year: number, idioma: Locale) =>
  callApi(getGivingStatement, { params: { userId: String(memberId), ano: String(year) }, query: { idioma } })

/** Loads the table of a member's gifts; of all years if none is given. */
export const loadTable = (memberId: number, year: number | undefined, idioma: Locale) =>
  callApi(exportMyGifts, {
    ...ofMember(memberId),
    query: { idioma, ...(year !== undefined && { ano: String(year) }) },
  })
