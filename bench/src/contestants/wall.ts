import { getSupport, readWall } from '@narthex/api/modules/prayer/wall.service'
import { toPrayerId } from '@narthex/api/platform/ids'
import { wallHost } from '../datasets/prayer-wall.ts'
import { churchAt, openPlatform } from '../platform.ts'
import { type Calls, timedShares } from '../shares.ts'
import { contest } from './contest.ts'

export interface WallOptions {
  /** Prayers on the wall. */
  readonly prayers: number
  readonly databaseUrl: string
  readonly calls: Calls
  /** Prayers on a page. */
  readonly limit: number
}

/** A church's prayer wall: reading a page, and the live counts of the prayers on it. */
contest(async ({ prayers, databaseUrl, calls, limit }: WallOptions) => {
  const platform = openPlatform(databaseUrl)
  const call = platform.transactions.at(await churchAt(platform, wallHost))
  const page = (number: number) => timedShares(() => readWall(call, { page: number, limit }), calls)
  const { itens } = await readWall(call, { page: 1, limit })
  const ids = itens.map(({ id }) => toPrayerId(id))
  return {
    port: 0,
    answers: {
      first: page(1),
      last: page(Math.floor(prayers / limit)),
      support: timedShares(() => getSupport(call, ids, undefined), calls),
    },
  }
})
