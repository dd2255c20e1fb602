import type { ReportReason } from '@narthex/contract/prayer/report-reasons'
import { countMemberUse } from '../../platform/attempts/count-use.ts'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId, PrayerId, PrayerMessageId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findMessage, holdMessage, updateMessage } from './messages.queries.ts'
import { planModeration } from './news.service.ts'
import { findPrayer, holdPrayer, updatePrayer } from './prayers.queries.ts'
import { countOpenReports, insertReport, type Reported } from './reports.queries.ts'
import { getWall, type Wall } from './settings.service.ts'
import { isShown } from './wall.rules.ts'

export interface Report {
  readonly idOracao?: PrayerId | undefined
  readonly idOracaoMensagem?: PrayerMessageId | undefined
  readonly motivo: ReportReason
  readonly texto?: string | undefined
}

/** Rate limit: per member, within 15 minutes. */
const maxReports = 20

/**
 * Reports a prayer or message to the moderators. It is hidden until they decide once the church's limit of reports is
 * reached. A member counts once per target.
 */
export async function reportOnWall(call: MemberCall, given: Report): Promise<void> {
  const wall = await getWall(call)
  await countMemberUse(call, { what: 'reports', maxAttempts: maxReports })
  const { memberId } = call.actor
  const { motivo, texto = null } = given
  const { target, open } = await call.inChurch(async (work) => {
    const { author, ...target } = await requireReportable(work, given, wall)
    if (author === memberId) throw new DomainError('OWN_PRAYER')
    await insertReport(work, { ...target, memberId, motivo, texto, dataCadastro: work.now })
    await planModeration(work, wall)
    return { target, open: await countOpenReports(work, target) }
  })
  // A separate transaction, because `editSite` invalidates cached pages and most reports hide nothing.
  if (open >= wall.settings.limiteDenuncias) await hideReported(call, target, wall)
}

async function requireReportable(
  work: ChurchWork,
  { idOracao, idOracaoMensagem }: Report,
  { calendar }: Wall,
): Promise<Reported & { author: MemberId }> {
  const message = idOracaoMensagem === undefined ? undefined : await findMessage(work, idOracaoMensagem)
  const prayerId = idOracao ?? message?.prayerId
  const prayer = prayerId === undefined ? undefined : await findPrayer(work, prayerId)
  const isThere = idOracaoMensagem === undefined || message?.situacao === 'PUBLICADA'
  if (!isThere || !prayer || !isShown(prayer, calendar)) throw notFound()
  return { prayerId: prayer.id, messageId: message?.id ?? null, author: message?.memberId ?? prayer.memberId }
}

/** Counts again under the lock: a moderator may have decided since the first count. */
async function hideReported({ editSite }: MemberCall, target: Reported, { settings }: Wall): Promise<void> {
  const hidden = { situacao: 'OCULTA' } as const
  await editSite(async (work) => {
    const { prayerId, messageId } = target
    const held = messageId ? await holdMessage(work, messageId) : await holdPrayer(work, prayerId, 'no key update')
    if (held?.situacao !== 'PUBLICADA') return
    if ((await countOpenReports(work, target)) < settings.limiteDenuncias) return
    if (messageId) await updateMessage(work, messageId, hidden)
    else await updatePrayer(work, prayerId, hidden)
  })
}
