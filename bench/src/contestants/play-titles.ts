import { assembleApp } from '@narthex/api/app'
import { getShelves, getTitle, listTitles } from '@narthex/api/modules/play/catalogue/catalogue.service'
import { itself } from '@narthex/api/platform/http/route'
import { hostOfPlay } from '../datasets/play-titles.ts'
import { churchAt, type DemoOptions, openDemo } from '../platform.ts'
import { type Calls, timedShares } from '../shares.ts'
import { contest } from './contest.ts'

const anyOf = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

export interface PlayOptions extends DemoOptions {
  readonly calls: Calls
  /** A page far behind. */
  readonly lastPage: number
}

/** Searching and paging through the titles of a church's Play, without HTTP. */
contest(async ({ calls, lastPage, ...demo }: PlayOptions) => {
  const { platform } = await openDemo(demo)
  const needs = assembleApp(platform).needs
  const church = await churchAt(platform, hostOfPlay)
  const call = { ...platform.transactions.at(church), actor: undefined, source: itself }
  const list = (page: number, term?: string) => listTitles(needs, call, { page, limit: 24, ordem: 'RECENTES', term })
  const known = (await listTitles(needs, call, { page: 1, limit: 100, ordem: 'RECENTES' })).itens
  const words = known.flatMap(({ titulo, resumo }) => `${titulo} ${resumo}`.split(' '))

  /** Words as they occur, so that common ones come often: one whole, the beginning of one, or two. */
  async function search(): Promise<void> {
    const [kind, one] = [Math.random(), anyOf(words)]
    await list(1, kind < 0.4 ? one : kind < 0.7 ? one.slice(0, 3) : `${one} ${anyOf(words)}`)
  }

  return {
    port: 0,
    answers: {
      search: timedShares(search, calls),
      first: timedShares(() => list(1), calls),
      last: timedShares(() => list(lastPage), calls),
      shelves: timedShares(() => getShelves(needs, call), calls),
      title: timedShares(() => getTitle(needs, call, anyOf(known).id), calls),
    },
  }
})
