import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { planNews } from './news.service.ts'
import { ownPrayer } from './prayer.errors.ts'
import { holdPrayer } from './prayers.queries.ts'
import { countPrayed, insertPrayed } from './praying.queries.ts'
import { requireWall } from './settings.service.ts'
import { isShown } from './wall.rules.ts'

/**
 * Counts a member among those who prayed, once, and tells how many they are. Nobody waits for anybody: each writes a row of
 * their own. Throws NOT_FOUND for what is not on the wall, OWN_PRAYER.
 */
export async function prayFor(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  id: number,
): Promise<{ total: number }> {
  const { calendar } = await requireWall(platform, church)
  return platform.database.inScope(church, async (tx) => {
    const prayer = await holdPrayer(church, tx, id, 'share')
    if (!prayer || !isShown(prayer, calendar)) throw notFound()
    if (prayer.usuarioId === memberId) throw ownPrayer()
    const isFirst = await insertPrayed(church, tx, { oracaoId: id, usuarioId: memberId, orouEm: platform.clock() })
    if (isFirst) await planNews(platform, church, tx, prayer)
    return { total: prayer.orouSemNome + (await countPrayed(church, tx, id)) }
  })
}
