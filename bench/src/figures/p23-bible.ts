import type { BibleOptions } from '../contestants/bible.ts'
import type { OpenDatabase } from '../databases.ts'
import type { Figure } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { singleReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { type Shares, timedCalls } from '../shares.ts'

const readChapter = 'a chapter that is not cached, without the look-up of the host'

/** Three translations: their search, a chapter, an import, and what saving one on a device takes. */
export const bible: Figure = {
  id: 'P23',
  data: ['three translations'],
  async measure({ rounds, size, databases }) {
    const optionsOn = ({ url: databaseUrl, filesFolder }: OpenDatabase): BibleOptions => {
      return { databaseUrl, filesFolder, size, calls: timedCalls[size] }
    }
    await using reader = await startOnDatabase(databases, 'three translations', 'bible.ts', optionsOn)
    const sides = { search: () => reader.ask<Shares>('search'), chapter: () => reader.ask<Shares>('chapter') }
    const shares = await takeTurns(rounds, sides, { isWarm: true, settleBy: ({ p99 }) => p99 })
    const statements = await reader.ask<number>('statements')
    const bytes = await reader.ask<number>('savedBytes')
    const importSeconds = await reader.ask<number>('importSeconds')
    const p99 = (all: readonly Shares[]) => all.map((each) => each.p99 / 1e6)
    return [
      singleReading('a search in one of three translations, p99', 's', p99(shares.search), { atMost: 0.05 }),
      singleReading('a chapter that is not cached, p99', 's', p99(shares.chapter)),
      singleReading(readChapter, 'statements', [statements], { atMost: 2 }),
      singleReading('import of a whole translation', 's', [importSeconds], { atMost: 20 }),
      singleReading('a whole translation, as a device fetches it', 'KB', [bytes / 1000], { atMost: 1600 }),
    ]
  },
}
