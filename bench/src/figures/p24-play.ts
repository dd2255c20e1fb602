import type { PlayOptions } from '../contestants/play-titles.ts'
import type { OpenDatabase } from '../databases.ts'
import { playTitles } from '../datasets/play-titles.ts'
import type { Figure } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { ratioReading, singleReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { type Shares, timedCalls } from '../shares.ts'
import { type Amount, countText } from '../size.ts'

const sides = ['search', 'first', 'last', 'shelves', 'title'] as const
const farPage: Amount = { full: 100, smoke: 3 }

/** Play of many titles: its search, its pages, its home and a title, none of them from a cache. */
export const play: Figure = {
  id: 'P24',
  data: ['titles of Play'],
  async measure({ rounds, size, databases }) {
    const lastPage = farPage[size]
    const optionsOn = ({ url: databaseUrl, filesFolder }: OpenDatabase): PlayOptions => {
      return { databaseUrl, filesFolder, lastPage, calls: timedCalls[size] }
    }
    await using product = await startOnDatabase(databases, 'titles of Play', 'play-titles.ts', optionsOn)
    const asking = Object.fromEntries(sides.map((side) => [side, () => product.ask<Shares>(side)]))
    const shares = await takeTurns(rounds, asking as Record<(typeof sides)[number], () => Promise<Shares>>, {
      isWarm: true,
      settleBy: ({ p99 }) => p99,
    })
    const p99 = (side: (typeof sides)[number]) => shares[side].map((each) => each.p99 / 1e6)
    const p50 = (side: (typeof sides)[number]) => shares[side].map((each) => each.p50)
    const titles = `${countText(playTitles[size])} titles`
    const pages = { ours: p50('last'), reference: p50('first') }
    return [
      singleReading(`Play: search among ${titles}, p99`, 's', p99('search'), { atMost: 0.05 }),
      ratioReading(`Play: page ${lastPage} ÷ page 1 of ${titles}`, 'µs', pages, { atMost: 1.2 }),
      singleReading('Play: twenty shelves of the home, p99', 's', p99('shelves')),
      singleReading('Play: a title with what goes with it, p99', 's', p99('title')),
    ]
  },
}
