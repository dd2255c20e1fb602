import type { LedgerOptions } from '../contestants/ledger.ts'
import type { Figure, Reading } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'
import type { Shares } from '../shares.ts'

/** The treasurer's lists at 100,000 payments and gifts: page 100 against the first, which is counted, and the second. */
export const ledger: Figure = {
  id: 'P18L',
  data: ['100,000 payments'],
  async measure({ rounds, databases }) {
    await using lists = await startOnDatabase(
      databases,
      '100,000 payments',
      'ledger.ts',
      ({ url: databaseUrl }): LedgerOptions => ({ databaseUrl }),
    )
    const middle = (list: string, page: number) => async () => (await lists.ask<Shares>(`${list} ${page}`)).p50
    const readings: Reading[] = []
    for (const list of ['payments', 'gifts'])
      for (const page of [1, 2]) {
        const sides = { ours: middle(list, 100), reference: middle(list, page) }
        const times = await takeTurns(rounds, sides, { isWarm: true, settleBy: Number })
        readings.push({
          what: `${list} of a church with 100,000: page 100 ÷ page ${page}`,
          ...{ unit: 'µs', ours: median(times.ours), reference: median(times.reference), goal: { atMost: 1.2 } },
          ...compareRounds(times.ours, times.reference),
        })
      }
    return readings
  },
}
