import { listGroupPoints, searchGroups } from '@narthex/api/modules/groups/groups.service'
import { city } from '../datasets/city-groups.ts'
import { churchAt, openPlatform } from '../platform.ts'
import { type Calls, timedShares } from '../shares.ts'
import { contest } from './contest.ts'

export interface MapperOptions {
  readonly databaseUrl: string
  readonly calls: Calls
}

const somewhere = () => (Math.random() - 0.5) * city.wide

/**
 * A church's groups on a map: those in a box of a tenth of the city, a list of those with free places, and the nearest.
 */
contest(async ({ databaseUrl, calls }: MapperOptions) => {
  const platform = openPlatform(databaseUrl)
  const call = platform.transactions.at(await churchAt(platform, city.host))
  const first = { page: 1, limit: 24 }

  const box = () => {
    const [sul, oeste] = [city.latitude + somewhere(), city.longitude + somewhere()]
    return { sul, oeste, norte: sul + 0.13, leste: oeste + 0.13 }
  }
  const points = timedShares(() => listGroupPoints(call, { caixa: box() }), calls)
  const list = timedShares(() => searchGroups(call, { caixa: box(), hasRoom: true }, first), calls)
  const near = timedShares(async () => {
    const from = { latitude: city.latitude + somewhere(), longitude: city.longitude + somewhere() }
    await searchGroups(call, { from }, first)
  }, calls)
  return { port: 0, answers: { points, list, near } }
})
