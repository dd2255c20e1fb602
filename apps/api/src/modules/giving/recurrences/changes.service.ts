import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { HandlerInput } from '@narthex/contract/endpoint'
import type { changeRecurrence as changeEndpoint } from '@narthex/contract/giving/recurrence.endpoints'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { isPast, type PlannedDay, replan } from '../../../platform/recurring/schedule.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { takeCard } from '../../payments/cards/kept-cards.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { holdPaymentMode } from '../../payments/rehearsal/real-commitments.service.ts'
import { requireCard, requireChoice } from './choices.service.ts'
import { findCycle, listOpenCycles } from './cycles.queries.ts'
import { findResumedDay, fromFrequency, fromPlannedDay, hasEnded, toFrequency, toPlannedDay } from './cycles.rules.ts'
import { requireOwnRecurrence } from './own-recurrence.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { changedMeanwhile, cycleInProgress, recurrenceEnded } from './recurrences.errors.ts'
import { planNextDay, planRevocation, recurrenceChargeQueue } from './recurrences.jobs.ts'
import { findRecurrence, type RecurrenceChange, type RecurrenceRow, updateRecurrence } from './recurrences.queries.ts'
import { readRecurrence } from './recurrences.service.ts'
import { methodByMeans } from './standstill.service.ts'

type GivenChange = HandlerInput<typeof changeEndpoint>['body']

const maxDaysAhead = 366

/** Changes what a giver has chosen, from the next charge on. Mends a gift that stood still for what is changed here. */
export async function changeRecurrence(
  platform: RecurrenceNeeds,
  call: MemberCall,
  { id, ...given }: GivenChange & { readonly id: string },
): Promise<Recurrence> {
  const { timeZone } = await call.facts()
  await call.inChurch((work) => requireChangeable(work, call, id, given))
  const payer = await findMemberAsPayer(call)
  const cardId = await takeCard(call, given)
  return call.inChurch(async (work) => {
    await holdPaymentMode(work)
    const gift = await requireChangeable(work, call, id, given)
    const method = methodByMeans[gift.meio]
    const { gateway, moeda } = await requireChoice(platform, work, { choice: given, method, payer })
    // An authorisation belongs to the gateway that asked for it.
    if (gift.autorizacaoReferencia !== null && gateway !== gift.gateway) throw methodUnavailable()
    const today = dateIn(timeZone, work.now)
    const planned = await planChangedDay(work, gift, given, today)
    const { idMotivo: reasonId, valor, flagTaxas, flagAnonimo, comentario, fim } = given
    const change = {
      reasonId,
      valor,
      flagTaxas,
      flagAnonimo,
      comentario: comentario || null,
      fim,
      moeda,
      // A gift of a live church stays at its gateway while the church rehearses, unless a card of the rehearsal is given.
      gateway: gateway === 'rehearsal' && cardId === undefined ? gift.gateway : gateway,
      ...fromFrequency(given.frequencia),
      ...fromPlannedDay(planned),
      versao: gift.versao + 1,
      ...(cardId && {
        ...(await requireCard(work, gift.memberId, { cardId, gateway })),
        enderecoIp: call.source.address,
      }),
      ...(planned.day !== gift.proximoDia && { flagPular: false }),
    } satisfies RecurrenceChange
    await updateRecurrence(work, id, {
      ...change,
      ...(await findState(work, { ...gift, ...change }, cardId !== undefined, today)),
    })
    const ended = await findRecurrence(work, id)
    if (ended?.situacao === 'ENCERRADA') await planRevocation(work, ended)
    await planNextDay(work, timeZone)
    if (planned.day === today)
      await enqueue(work, recurrenceChargeQueue, { recorrencia: id }, { singletonKey: `${id}/${gift.versao}` })
    return readRecurrence(work, call, id)
  })
}

async function requireChangeable(
  work: ChurchWork,
  call: MemberCall,
  id: string,
  given: GivenChange,
): Promise<RecurrenceRow> {
  const gift = await requireOwnRecurrence(work, call, id)
  if (hasEnded(gift)) throw recurrenceEnded()
  if (gift.versao !== given.versao) throw changedMeanwhile()
  if (gift.situacao === 'PENDENTE') throw cycleInProgress()
  if (gift.meio === 'PIX_AUTOMATICO') requireAuthorised(gift, given)
  return gift
}

/** The bank was told the days and the end; it debits any amount. */
function requireAuthorised(
  gift: RecurrenceRow,
  { idCartao, tokenCartao, frequencia, proxima, fim }: GivenChange,
): void {
  const isSameRhythm = JSON.stringify(toFrequency(gift)) === JSON.stringify(frequencia)
  const isMoved = proxima !== undefined && proxima !== gift.proximoDia
  const isLonger = gift.fim !== null && (fim === null || fim > gift.fim)
  if (idCartao || tokenCartao || !isSameRhythm || isMoved || isLonger) throw methodUnavailable()
}

/** The next charge: as it was, moved to the day that was chosen, or counted again where the frequency was changed. */
async function planChangedDay(
  work: ChurchWork,
  gift: RecurrenceRow,
  given: GivenChange,
  today: string,
): Promise<PlannedDay> {
  const last = (await findCycle(work, gift.id, gift.proximoCiclo - 1))?.dia ?? null
  const isSameRhythm = JSON.stringify(toFrequency(gift)) === JSON.stringify(given.frequencia)
  const { proxima } = given
  if (proxima !== undefined && proxima !== gift.proximoDia) {
    if (proxima < today || proxima > dateAfter(today, maxDaysAhead) || (last !== null && proxima <= last))
      throw invalid([{ path: 'body.proxima', message: 'Not a day for the next charge' }])
    return { day: proxima, regularDay: isSameRhythm ? gift.proximoDiaRegular : proxima }
  }
  if (isSameRhythm || proxima !== undefined) return toPlannedDay(gift)
  return replan(given.frequencia, { last, planned: gift.proximoDia, notBefore: dateAfter(today, 1) })
}

/** Standstills that a change of the gift does not resolve without another card. */
const keptByChanges: readonly RecurrenceRow['impedimento'][] = ['RECUSA', 'CARTAO', 'BANCO']

/** The state after a change: another card heals what a card has stopped, and an end that has passed ends it. */
async function findState(
  work: ChurchWork,
  gift: RecurrenceRow,
  hasNewCard: boolean,
  today: string,
): Promise<RecurrenceChange> {
  const isStopped = gift.impedimento !== null
  const isHealed = isStopped && (hasNewCard || !keptByChanges.includes(gift.impedimento))
  const planned = isHealed && gift.proximoDia < today ? findResumedDay(gift, today) : toPlannedDay(gift)
  const state = isHealed ? ({ situacao: 'ATIVA', impedimento: null, ...fromPlannedDay(planned) } as const) : {}
  const isOver = isPast(planned, gift.fim) && (await listOpenCycles(work, gift.id)).length === 0
  return isOver ? { ...state, situacao: 'ENCERRADA', impedimento: null } : state
}
