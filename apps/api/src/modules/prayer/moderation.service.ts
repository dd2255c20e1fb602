import type { PrayerMessageState, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type { PrayerDecision, PrayerMessageDecision } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { PrayerId, PrayerMessageId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { notifyMembers } from '../notifications/personal.service.ts'
import { followPrayerCare } from './care-of-prayers.service.ts'
import { holdMessage, type MessageRow, updateMessage } from './messages.queries.ts'
import { planNews } from './news.service.ts'
import { prayerMessageRecord, prayerRecord } from './prayer.records.ts'
import { applyDecision, applyMessageDecision } from './prayer-states.rules.ts'
import { holdPrayer, type PrayerChange, type PrayerRow, updatePrayer } from './prayers.queries.ts'
import { closeReports } from './reports.queries.ts'
import { getWall } from './settings.service.ts'

interface DecisionOn<Id, Decision> {
  readonly id: Id
  readonly decisao: Decision
}

/**
 * Applies a moderator's decision to a prayer. Decisions about the wall also close its open reports. The author is
 * notified when the prayer is published or kept off the wall. Throws CHANGED_MEANWHILE when the text is newer than the
 * version that the moderator read.
 */
export async function decideOnPrayer(
  call: MemberCall,
  { id, decisao, versao }: DecisionOn<PrayerId, PrayerDecision> & { readonly versao: number },
): Promise<PrayerState> {
  const { calendar } = await getWall(call)
  const now = call.clock()
  const plan = { act: 'PRAYER_DECIDED', subject: { oracao: id, decisao }, isPublic: true } as const
  return edit(call, plan, async ({ work, watch }) => {
    const before = await holdPrayer(work, id, 'no key update')
    if (!before) throw notFound()
    if (before.versao !== versao) throw new DomainError('CHANGED_MEANWHILE')
    await watch(prayerRecord(id, before.memberId))
    if (decisao === 'PUBLICAR' && !before.flagPublicarMural) throw new DomainError('NOT_FOR_THE_WALL')
    const situacao = applyDecision(before.situacao, decisao)
    const change = { situacao, ...toChange(before, situacao, decisao, { now, today: calendar.today }) }
    await updatePrayer(work, id, change)
    await followPrayerCare(work, { ...before, ...change })
    if (decidesWall(decisao)) await closeReports(work, { prayerId: id, messageId: null }, now)
    await notifyAuthor(work, { before, situacao, now })
    return situacao
  })
}

const decidesWall = (decision: PrayerDecision) => ['PUBLICAR', 'RECUSAR', 'OCULTAR'].includes(decision)

function toChange(
  before: PrayerRow,
  situacao: PrayerState,
  decision: PrayerDecision,
  { now, today }: { readonly now: Date; readonly today: string },
): PrayerChange {
  if (decision === 'CONTATO_FEITO') return { contatoFeitoEm: now }
  if (situacao === before.situacao) return {}
  if (situacao === 'RESERVADA') return { contatoFeitoEm: before.contatoFeitoEm ?? now }
  // A prayer that was on the wall returns to its place; one that waited for approval starts its days today.
  if (situacao === 'PUBLICADA') return { muralEm: before.situacao === 'PENDENTE' ? today : (before.muralEm ?? today) }
  return {}
}

async function notifyAuthor(
  work: ChurchWork,
  { before, situacao, now }: { readonly before: PrayerRow; readonly situacao: PrayerState; readonly now: Date },
): Promise<void> {
  if (before.situacao === situacao) return
  const isPublished = situacao === 'PUBLICADA'
  if (!isPublished && situacao !== 'RECUSADA' && situacao !== 'OCULTA') return
  const { id, memberId } = before
  const message = isPublished ? 'prayerPublished' : 'prayerHeld'
  const about = { to: [memberId], tipo: 'ORACAO', idEntidadeRelacionada: id, message } as const
  await notifyMembers(work, { ...about, chave: `oracao-${id}-${message}-${now.getTime()}` })
}

/**
 * Applies a moderator's decision to a message. Decisions about the wall also close its open reports. The author of the
 * prayer is notified when a held message is first published.
 */
export async function decideOnMessage(
  call: MemberCall,
  { id, decisao }: DecisionOn<PrayerMessageId, PrayerMessageDecision>,
): Promise<PrayerMessageState> {
  const plan = { act: 'PRAYER_MESSAGE_DECIDED', subject: { mensagem: id, decisao }, isPublic: true } as const
  return edit(call, plan, async ({ work, watch }) => {
    const before = await holdMessage(work, id)
    if (!before) throw notFound()
    await watch(prayerMessageRecord(id, before.memberId))
    const situacao = applyMessageDecision(before.situacao, decisao)
    await updateMessage(work, id, { situacao })
    if (situacao === 'PUBLICADA' && before.publicadaEm === null) await publishMessage(work, before)
    const { prayerId } = before
    if (decidesWall(decisao)) await closeReports(work, { prayerId, messageId: id }, work.now)
    return situacao
  })
}

async function publishMessage(work: ChurchWork, { id, prayerId, memberId }: MessageRow): Promise<void> {
  const prayer = await holdPrayer(work, prayerId, 'share')
  await updateMessage(work, id, { publicadaEm: work.now })
  if (prayer && prayer.memberId !== memberId) await planNews(work, prayer)
}
