import { assembleApp } from '@narthex/api/app'
import { searchChurch } from '@narthex/api/modules/search/site-search.service'
import { hostOfSearched, words } from '../datasets/search-items.ts'
import { churchAt, openPlatform } from '../platform.ts'
import { type Calls, timedShares } from '../shares.ts'
import { contest } from './contest.ts'

export interface FinderOptions {
  readonly churches: number
  readonly databaseUrl: string
  readonly calls: Calls
}

/** The search of one church among many: words of all kinds in random order. */
contest(async ({ churches, databaseUrl, calls }: FinderOptions) => {
  const platform = openPlatform(databaseUrl)
  const { needs } = assembleApp(platform)

  async function search(): Promise<void> {
    const church = await churchAt(platform, hostOfSearched(1 + Math.floor(Math.random() * churches)))
    await searchChurch(needs, needs.transactions.at(church), undefined, { q: question(), page: 1, limit: 12 })
  }
  return { port: 0, answers: { search: timedShares(search, calls) } }
})

/** Typical searches: one word, two, an unfinished word, a word without matches. The first words are the most common. */
function question(): string {
  const word = () => `w${Math.floor(words * Math.random() ** 3).toString(36)}x`
  const kind = Math.random()
  if (kind < 0.45) return word()
  if (kind < 0.75) return `${word()} ${word()}`
  if (kind < 0.95) return word().slice(0, 3)
  return `${word()}qq`
}
