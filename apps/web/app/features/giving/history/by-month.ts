import { dateIn } from '@narthex/contract/church-time'
import type { Gift } from '@narthex/contract/giving/giving.schemas'

export interface Month {
  /** `YYYY-MM` on the church's calendar. */
  readonly month: string
  readonly gifts: readonly Gift[]
}

/** A list that is in order already, by the months of a zone's calendar. */
export function byMonth(gifts: readonly Gift[], timeZone: string): Month[] {
  const months = Map.groupBy(gifts, ({ dataCadastro }) => dateIn(timeZone, new Date(dataCadastro)).slice(0, 7))
  return Array.from(months, ([month, gifts]) => ({ month, gifts }))
}
