import { dayMs, weekMs } from '@narthex/contract/durations'
import type { PrayerNews } from '@narthex/contract/member-home/member-home.schemas'
import type { MemberId } from '../../platform/ids.ts'
import { toLine } from '../../platform/text-start.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findLatestPrayer } from './latest-prayer.queries.ts'

/** Time without news after which a prayer is found on its own page alone. */
const shownForMs = 60 * dayMs
const excerptLength = 300

/** Finds a member's prayer with the latest news of sixty days. The caller checks that the church has the module. */
export async function findPrayerNews(work: ChurchWork, memberId: MemberId): Promise<PrayerNews | undefined> {
  const before = (ms: number) => new Date(work.now.getTime() - ms)
  const wanted = { since: before(shownForMs), week: before(weekMs), letters: excerptLength }
  const found = await findLatestPrayer(work, memberId, wanted)
  if (!found) return undefined
  const { respondidaEm, inicio, ...prayer } = found
  return { ...prayer, inicio: toLine(inicio), flagRespondida: respondidaEm !== null }
}
