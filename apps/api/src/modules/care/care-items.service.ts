import type { PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { type CareSource, finishPrayerItem, upsertItem } from './care.editing.queries.ts'

/**
 * Puts into the care inbox what a visit, a card or a prayer asks for, in the transaction that writes it. The same source is
 * one item: asked for again after it was done, it is open again.
 */
export function askForCare(work: ChurchWork, source: CareSource, { isDanger = false } = {}): Promise<void> {
  return upsertItem(work, source, isDanger)
}

/** A prayer asks for no care any more: moderators have decided. */
export function endCareOfPrayer(work: ChurchWork, prayerId: PrayerId): Promise<void> {
  return finishPrayerItem(work, prayerId)
}
