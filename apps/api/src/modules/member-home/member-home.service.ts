import { dateIn } from '@narthex/contract/church-time'
import type { Locale } from '@narthex/contract/locale'
import { type MemberHome, memberHomeLimits } from '@narthex/contract/member-home/member-home.schemas'
import type { MemberCall } from '../../platform/http/route.ts'
import { findOwnGiving } from '../giving/own-giving.service.ts'
import { listOwnGroups } from '../groups/own-groups.service.ts'
import { findLatestNote } from '../notes/notes.service.ts'
import { findPrayerNews } from '../prayer/latest-prayer.service.ts'
import { findTodaysReading } from '../reading-plans/subscriptions/todays-reading.service.ts'
import { listComingEvents } from '../tickets/after/my-tickets.service.ts'
import { hasCard } from '../users/cards/cards.service.ts'

/** Reads the caller's own current things at this church in one transaction. */
export async function getMemberHome(call: MemberCall, locale: Locale): Promise<MemberHome> {
  const { modules, timeZone } = await call.facts()
  return call.inChurch(async (work) => {
    const today = dateIn(timeZone, work.now)
    const year = Number(today.slice(0, 4))
    const groups = modules.has('MOD_CELULA') ? await listOwnGroups(work, call.actor.memberId, timeZone) : []
    const events = modules.has('MOD_EVENTO') ? await listComingEvents(work, call.actor.memberId) : []
    const reading = await findTodaysReading(work, call.actor.memberId, { today, locale })
    const prayer = modules.has('MOD_MURAL_ORACAO') ? await findPrayerNews(work, call.actor.memberId) : undefined
    const note = await findLatestNote(work, call.actor.memberId)
    const giving = modules.has('MOD_DOACAO')
      ? await findOwnGiving(work, call.actor.memberId, { year, timeZone })
      : undefined
    const card = await hasCard(work, call.actor.memberId)
    return {
      celulas: groups.slice(0, memberHomeLimits.groups),
      eventos: events.slice(0, memberHomeLimits.events),
      leitura: reading ?? null,
      oracao: prayer ?? null,
      nota: note ?? null,
      doacao: giving ?? null,
      flagCarteirinha: card,
    }
  })
}
