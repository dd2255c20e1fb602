import type { ReportReason } from '@narthex/contract/prayer/prayer.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { countUse } from '../auth/limits.service.ts'
import { findMessage, holdMessage, updateMessage } from './messages.queries.ts'
import { planModeration } from './news.service.ts'
import { ownPrayer } from './prayer.errors.ts'
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

/** Of one member in a quarter of an hour. */
const most = 20

/**
 * Tells the moderators of something on the wall. As many people as the church says hide it until a moderator decides; each
 * is heard once of each thing. Throws NOT_FOUND, OWN_PRAYER, TOO_MANY_REQUESTS.
 */
export async function report(platform: Platform, church: ChurchScope, memberId: number, given: Report): Promise<void> {
  const wall = await requireWall(platform, church)
  await countUse(platform, church, { what: 'reports', who: `${church.uuid}/${memberId}`, limit: { most } })
  const { motivo, texto = null } = given
  const { of, open } = await platform.database.inScope(church, async (tx) => {
    const { author, ...of } = await requireReportable(church, tx, given, wall)
    if (author === memberId) throw ownPrayer()
    await insertReport(church, tx, { ...of, usuarioId: memberId, motivo, texto, dataCadastro: platform.clock() })
    await planModeration(platform, church, tx, wall)
    return { of, open: await countOpenReports(church, tx, of) }
  })
  // In a transaction of its own: reports that hide nothing leave the pages as they are.
  if (open >= wall.settings.limiteDenuncias) await hideReported(platform, church, of, wall)
}

async function requireReportable(
  church: ChurchScope,
  tx: Tx,
  { idOracao, idOracaoMensagem }: Report,
  { calendar }: Wall,
): Promise<Reported & { author: number }> {
  const message = idOracaoMensagem === undefined ? undefined : await findMessage(church, tx, idOracaoMensagem)
  const prayer = await findPrayer(church, tx, idOracao ?? message?.oracaoId ?? 0)
  const isThere = idOracaoMensagem === undefined || message?.situacao === 'PUBLICADA'
  if (!isThere || !prayer || !isShown(prayer, calendar)) throw notFound()
  return { oracaoId: prayer.id, mensagemId: message?.id ?? null, author: message?.usuarioId ?? prayer.usuarioId }
}

/** Counted anew: a moderator may have decided meanwhile. */
async function hideReported(platform: Platform, church: ChurchScope, of: Reported, { settings }: Wall): Promise<void> {
  const hidden = { situacao: 'OCULTA' } as const
  await editChurch(platform, church, async (tx) => {
    const { oracaoId, mensagemId } = of
    const held = mensagemId
      ? await holdMessage(church, tx, mensagemId)
      : await holdPrayer(church, tx, oracaoId, 'no key update')
    if (held?.situacao !== 'PUBLICADA') return
    if ((await countOpenReports(church, tx, of)) < settings.limiteDenuncias) return
    if (mensagemId) await updateMessage(church, tx, mensagemId, hidden)
    else await updatePrayer(church, tx, oracaoId, hidden)
  })
}
