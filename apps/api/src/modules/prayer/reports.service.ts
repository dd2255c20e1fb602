import type { ReportReason } from '@narthex/contract/prayer/prayer.schemas'
import { countUse } from '../../platform/attempts/count-use.ts'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findMessage, holdMessage, updateMessage } from './messages.queries.ts'
import { planModeration } from './news.service.ts'
import { findPrayer, holdPrayer, updatePrayer } from './prayers.queries.ts'
import { countOpenReports, insertReport, type Reported } from './reports.queries.ts'
import { requireWall, type Wall } from './settings.service.ts'
import { isShown } from './wall.rules.ts'

export interface Report {
  readonly idOracao?: number | undefined
  readonly idOracaoMensagem?: number | undefined
  readonly motivo: ReportReason
  readonly texto?: string | undefined
}

/** Rate limit: per member, within 15 minutes. */
const maxReports = 20

/**
 * Reports a prayer or message to the moderators. It is hidden until they decide once the church's limit of reports is
 * reached. A member counts once per target.
 */
export async function reportOnWall(
  platform: Needs<'cache' | 'clock' | 'jobs' | 'keys' | 'transactions'>,
  church: ChurchScope,
  memberId: MemberId,
  given: Report,
): Promise<void> {
  const wall = await requireWall(platform, church)
  await countUse(platform, church, {
    what: 'reports',
    who: `${church.uuid}/${memberId}`,
    limit: { maxAttempts: maxReports },
  })
  const { motivo, texto = null } = given
  const { target, open } = await platform.transactions.inChurch(church, async (work) => {
    const { author, ...target } = await requireReportable(work, given, wall)
    if (author === memberId) throw new DomainError('OWN_PRAYER')
    await insertReport(work, { ...target, memberId, motivo, texto, dataCadastro: platform.clock() })
    await planModeration(platform, work, wall)
    return { target, open: await countOpenReports(work, target) }
  })
  // A separate transaction, because `editSite` invalidates cached pages and most reports hide nothing.
  if (open >= wall.settings.limiteDenuncias) await hideReported(platform, church, target, wall)
}

async function requireReportable(
  work: ChurchWork,
  { idOracao, idOracaoMensagem }: Report,
  { calendar }: Wall,
): Promise<Reported & { author: number }> {
  const message = idOracaoMensagem === undefined ? undefined : await findMessage(work, idOracaoMensagem)
  const prayer = await findPrayer(work, idOracao ?? message?.prayerId ?? 0)
  const isThere = idOracaoMensagem === undefined || message?.situacao === 'PUBLICADA'
  if (!isThere || !prayer || !isShown(prayer, calendar)) throw notFound()
  return { prayerId: prayer.id, mensagemId: message?.id ?? null, author: message?.memberId ?? prayer.memberId }
}

/** Counts again under the lock: a moderator may have decided since the first count. */
async function hideReported(
  platform: Needs<'transactions'>,
  church: ChurchScope,
  target: Reported,
  { settings }: Wall,
): Promise<void> {
  const hidden = { situacao: 'OCULTA' } as const
  await platform.transactions.editSite(church, async (work) => {
    const { prayerId, mensagemId } = target
    const held = mensagemId ? await holdMessage(work, mensagemId) : await holdPrayer(work, prayerId, 'no key update')
    if (held?.situacao !== 'PUBLICADA') return
    if ((await countOpenReports(work, target)) < settings.limiteDenuncias) return
    if (mensagemId) await updateMessage(work, mensagemId, hidden)
    else await updatePrayer(work, prayerId, hidden)
  })
}
