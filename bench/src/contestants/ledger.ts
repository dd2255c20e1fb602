import { readGiftList } from '@narthex/api/modules/giving/office/gift-list.service'
import { readPaymentList } from '@narthex/api/modules/payments/office/payment-list.service'
import { ledgerHost } from '../datasets/ledger.ts'
import { churchAt, openPlatform } from '../platform.ts'
import { type Calls, timedShares } from '../shares.ts'
import { contest } from './contest.ts'

export interface LedgerOptions {
  readonly databaseUrl: string
  readonly calls: Calls
  /** A page far behind. */
  readonly lastPage: number
}

const limit = 50

/** The treasurer's lists of a church: their first page, which is counted, their second, and one far behind. */
contest(async ({ databaseUrl, calls, lastPage }: LedgerOptions) => {
  const platform = openPlatform(databaseUrl)
  const call = platform.transactions.at(await churchAt(platform, ledgerHost))
  const lists = {
    payments: (apos?: string) => readPaymentList(call, { limit, apos }),
    gifts: (apos?: string) => readGiftList(call, { limit, apos }),
  }
  const answers: Record<string, () => unknown> = {}
  for (const [name, list] of Object.entries(lists)) {
    const places: (string | undefined)[] = [undefined]
    for (let page = 1; page < lastPage; page++) {
      const { proximo } = await list(places.at(-1))
      if (proximo === null) throw new Error(`The ${name} end on page ${page}`)
      places.push(proximo)
    }
    for (const page of [1, 2, lastPage]) answers[`${name} ${page}`] = timedShares(() => list(places[page - 1]), calls)
  }
  return { port: 0, answers }
})
