import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { PrayerId } from '../../platform/ids.ts'
import { planNews } from './news.service.ts'
import { holdPrayer } from './prayers.queries.ts'
import { countPrayed, insertPrayed } from './praying.queries.ts'
import { getWall } from './settings.service.ts'
import { isShown } from './wall.rules.ts'

/**
 * Counts the caller once among those who prayed and returns the total. Each member writes a separate row, so concurrent
 * calls do not block each other.
 */
export async function prayFor(call: MemberCall, id: PrayerId): Promise<{ total: number }> {
  const { calendar } = await getWall(call)
  const { memberId } = call.actor
  return call.inChurch(async (work) => {
    const prayer = await holdPrayer(work, id, 'share')
    if (!prayer || !isShown(prayer, calendar)) throw notFound()
    if (prayer.memberId === memberId) throw new DomainError('OWN_PRAYER')
    const isFirst = await insertPrayed(work, { prayerId: id, memberId, orouEm: work.now })
    if (isFirst) await planNews(work, prayer)
    return { total: prayer.orouSemNome + (await countPrayed(work, id)) }
  })
}
