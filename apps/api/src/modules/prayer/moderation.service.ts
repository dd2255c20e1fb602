import type { PrayerMessageState, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type { PrayerDecision, PrayerMessageDecision } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import type { Sender } from '../media/files/keeping.service.ts'
import { tellMembers } from '../notifications/personal.service.ts'
import { changedMeanwhile } from '../users/users.errors.ts'
import { holdMessage, type MessageRow, updateMessage } from './messages.queries.ts'
import { planNews } from './news.service.ts'
import { notForTheWall } from './prayer.errors.ts'
import { decided, decidedMessage } from './prayer-states.rules.ts'
import { holdPrayer, type PrayerChange, type PrayerRow, updatePrayer } from './prayers.queries.ts'
import { closeReports } from './reports.queries.ts'
import { requireWall } from './settings.service.ts'

interface DecisionOn<Decision> {
  readonly id: number
  readonly decisao: Decision
  readonly by: Sender
}

/**
 * Decides on a prayer; its reports are closed by whatever is said of the wall. Who asked is told where it came on the wall, or
 * was kept off it. Throws NOT_FOUND, NOT_FOR_THE_WALL, CHANGED_MEANWHILE where its words are not those that were read.
 */
export async function decideOnPrayer(
  platform: Platform,
  church: ChurchScope,
  { id, decisao, versao, by }: DecisionOn<PrayerDecision> & { readonly versao: number },
): Promise<PrayerState> {
  const { calendar } = await requireWall(platform, church)
  const now = platform.clock()
  return editChurch(platform, church, async (tx) => {
    const before = await holdPrayer(church, tx, id, 'no key update')
    if (!before) throw notFound()
    if (before.versao !== versao) throw changedMeanwhile()
    if (decisao === 'PUBLICAR' && !before.flagPublicarMural) throw notForTheWall()
    const situacao = decided(before.situacao, decisao)
    await updatePrayer(church, tx, id, {
      situacao,
      ...changes(before, situacao, decisao, { now, today: calendar.today }),
    })
    if (isOfTheWall(decisao)) await closeReports(church, tx, { oracaoId: id, mensagemId: null }, now)
    await recordAct(platform, church, tx, {
      ...{ acao: 'PRAYER_DECIDED', contaId: by.userId, source: by.source },
      detalhes: { oracao: id, decisao },
    })
    await tellAuthor(platform, church, tx, { before, situacao, now })
    return situacao
  })
}

const isOfTheWall = (decision: PrayerDecision) => ['PUBLICAR', 'RECUSAR', 'OCULTAR'].includes(decision)

function changes(
  before: PrayerRow,
  situacao: PrayerState,
  decision: PrayerDecision,
  { now, today }: { readonly now: Date; readonly today: string },
): PrayerChange {
  if (decision === 'CONTATO_FEITO') return { contatoFeitoEm: now }
  if (situacao === before.situacao) return {}
  if (situacao === 'RESERVADA') return { contatoFeitoEm: before.contatoFeitoEm ?? now }
  // What was on the wall before comes back to its place; what has waited begins its days.
  if (situacao === 'PUBLICADA') return { muralEm: before.situacao === 'PENDENTE' ? today : (before.muralEm ?? today) }
  return {}
}

async function tellAuthor(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  { before, situacao, now }: { readonly before: PrayerRow; readonly situacao: PrayerState; readonly now: Date },
): Promise<void> {
  if (before.situacao === situacao) return
  const isPublished = situacao === 'PUBLICADA'
  if (!isPublished && situacao !== 'RECUSADA' && situacao !== 'OCULTA') return
  const { id, usuarioId } = before
  const message = isPublished ? 'prayerPublished' : 'prayerHeld'
  const about = { to: [usuarioId], tipo: 'ORACAO', idEntidadeRelacionada: id, message } as const
  await tellMembers(platform, church, tx, { ...about, chave: `oracao-${id}-${message}-${now.getTime()}` })
}

/**
 * Decides on a message, and closes its reports by whatever is said of the wall. Who it was written to hears of one that was
 * held once it is there. Throws NOT_FOUND.
 */
export async function decideOnMessage(
  platform: Platform,
  church: ChurchScope,
  { id, decisao, by }: DecisionOn<PrayerMessageDecision>,
): Promise<PrayerMessageState> {
  await requireWall(platform, church)
  return editChurch(platform, church, async (tx) => {
    const before = await holdMessage(church, tx, id)
    if (!before) throw notFound()
    const situacao = decidedMessage(before.situacao, decisao)
    await updateMessage(church, tx, id, { situacao })
    if (situacao === 'PUBLICADA' && before.publicadaEm === null) await showMessage(platform, church, tx, before)
    const { oracaoId } = before
    if (isOfTheWall(decisao)) await closeReports(church, tx, { oracaoId, mensagemId: id }, platform.clock())
    await recordAct(platform, church, tx, {
      ...{ acao: 'PRAYER_MESSAGE_DECIDED', contaId: by.userId, source: by.source },
      detalhes: { mensagem: id, decisao },
    })
    return situacao
  })
}

async function showMessage(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  { id, oracaoId, usuarioId }: MessageRow,
): Promise<void> {
  const prayer = await holdPrayer(church, tx, oracaoId, 'share')
  await updateMessage(church, tx, id, { publicadaEm: platform.clock() })
  if (prayer && prayer.usuarioId !== usuarioId) await planNews(platform, church, tx, prayer)
}
