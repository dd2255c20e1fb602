import type { ModuleCode } from '@narthex/contract/church-codes'
import { dateIn } from '@narthex/contract/church-time'
import type { Locale } from '@narthex/contract/locale'
import { type MemberHome, memberHomeLimits } from '@narthex/contract/member-home/member-home.schemas'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getFrame, hasModule } from '../churches/churches.service.ts'
import { findOwnGiving } from '../giving/own-giving.service.ts'
import { listOwnGroups } from '../groups/own-groups.service.ts'
import { findLatestNote } from '../notes/notes.service.ts'
import { findPrayerNews } from '../prayer/latest-prayer.service.ts'
import { findTodaysReading } from '../reading-plans/subscriptions/todays-reading.service.ts'
import { listComingEvents } from '../tickets/after/my-tickets.service.ts'

/** What is the caller's own at this church now, read in one transaction. */
export async function getMemberHome(
  platform: Needs<'cache' | 'transactions'>,
  { church, actor: { memberId }, inChurch }: MemberCall,
  locale: Locale,
): Promise<MemberHome> {
  const frame = await getFrame(platform, church)
  const timeZone = frame.church.fusoHorario
  const has = (module: ModuleCode) => hasModule(frame, module)
  return inChurch(async (work) => {
    const today = dateIn(timeZone, work.now)
    const year = Number(today.slice(0, 4))
    const groups = has('MOD_CELULA') ? await listOwnGroups(work, memberId, timeZone) : []
    const events = has('MOD_EVENTO') ? await listComingEvents(work, memberId) : []
    const reading = await findTodaysReading(work, memberId, { today, locale })
    const prayer = has('MOD_MURAL_ORACAO') ? await findPrayerNews(work, memberId) : undefined
    const note = await findLatestNote(work, memberId)
    const giving = has('MOD_DOACAO') ? await findOwnGiving(work, memberId, { year, timeZone }) : undefined
    return {
      celulas: groups.slice(0, memberHomeLimits.groups),
      eventos: events.slice(0, memberHomeLimits.events),
      leitura: reading ?? null,
      oracao: prayer ?? null,
      nota: note ?? null,
      doacao: giving ?? null,
    }
  })
}
