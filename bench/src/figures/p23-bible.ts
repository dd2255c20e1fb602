import type { Figure, Goal, Reading } from '../figure.ts'
import type { DemoOptions } from '../platform.ts'
import { startOnDatabase } from '../product.ts'
import { median, takeTurns } from '../rounds.ts'
import type { Shares } from '../shares.ts'

/** Three whole translations: their search, a chapter, an import, and what saving one on a device takes. */
export const bible: Figure = {
  id: 'P23',
  data: ['three translations'],
  async measure({ rounds, databases }) {
    await using reader = await startOnDatabase(
      databases,
      'three translations',
      'bible.ts',
      ({ url: databaseUrl, filesFolder }): DemoOptions => ({ databaseUrl, filesFolder }),
    )
    const sides = { search: () => reader.ask<Shares>('search'), chapter: () => reader.ask<Shares>('chapter') }
    const shares = await takeTurns(rounds, sides, { isWarm: true, settleBy: ({ p99 }) => p99 })
    const statements = await reader.ask<number>('statements')
    const bytes = await reader.ask<number>('savedBytes')
    const importSeconds = await reader.ask<number>('importSeconds')
    const p99 = (all: readonly Shares[]) => all.map((each) => each.p99 / 1e6)
    return [
      line('a search in one of three translations, p99', 's', p99(shares.search), { atMost: 0.05 }),
      line('a chapter that is not cached, p99', 's', p99(shares.chapter)),
      line('a chapter that is not cached, without the look-up of the host', 'statements', [statements], { atMost: 2 }),
      line('import of a whole translation', 's', [importSeconds], { atMost: 20 }),
      line('a whole translation, as a device fetches it', 'KB', [bytes / 1000], { atMost: 1600 }),
    ]
  },
}

function line(what: string, unit: Reading['unit'], values: readonly number[], goal?: Goal): Reading {
  const middle = median(values)
  return { what, unit, ours: middle, median: middle, best: Math.min(...values), ...(goal ? { goal } : {}) }
}
