import type { LedgerOptions } from '../contestants/ledger.ts'
import type { OpenDatabase } from '../databases.ts'
import { ledgerPayments } from '../datasets/ledger.ts'
import type { Figure, Reading } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { ratioReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { type Shares, timedCalls } from '../shares.ts'
import { type Amount, countText } from '../size.ts'

const farPage: Amount = { full: 100, smoke: 3 }

/**
 * The treasurer's lists of many payments and gifts: a page far behind against the first, which is counted, and the
 * second.
 */
export const ledger: Figure = {
  id: 'P18L',
  data: ['ledger'],
  async measure({ rounds, size, databases }) {
    const lastPage = farPage[size]
    const optionsOn = ({ url: databaseUrl }: OpenDatabase): LedgerOptions => {
      return { databaseUrl, lastPage, calls: timedCalls[size] }
    }
    await using lists = await startOnDatabase(databases, 'ledger', 'ledger.ts', optionsOn)
    const middle = (list: string, page: number) => async () => (await lists.ask<Shares>(`${list} ${page}`)).p50
    const readings: Reading[] = []
    for (const list of ['payments', 'gifts'])
      for (const page of [1, 2]) {
        const sides = { ours: middle(list, lastPage), reference: middle(list, page) }
        const times = await takeTurns(rounds, sides, { isWarm: true, settleBy: Number })
        const what = `${list} of a church with ${countText(ledgerPayments[size])}: page ${lastPage} ÷ page ${page}`
        readings.push(ratioReading(what, 'µs', times, { atMost: 1.2 }))
      }
    return readings
  },
}
