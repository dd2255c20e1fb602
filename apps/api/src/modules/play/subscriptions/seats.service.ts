import { randomUUID } from 'node:crypto'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  grantPlaySeat as grantEndpoint,
  listPlaySeats as listEndpoint,
} from '@narthex/contract/play/subscription-office.endpoints'
import type { PlaySeat } from '@narthex/contract/play/subscription-office.schemas'
import { readList } from '../../../platform/database/keyset.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { requireMember } from '../../members/members.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { hashContent } from '../../payments/orders/orders.service.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import { endSubscription } from './opening.service.ts'
import { findPlan } from './plans.queries.ts'
import { dropOrders } from './play-orders.service.ts'
import { countSeats, latestSeats, listSeats } from './seats.queries.ts'
import { makeRoom } from './sign-up.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { planPlayDay } from './subscriptions.jobs.ts'
import {
  findSubscription,
  findSubscriptionByKey,
  holdSubscription,
  insertSubscription,
} from './subscriptions.queries.ts'
import { seatRecord } from './subscriptions.records.ts'

type Query = HandlerInput<typeof listEndpoint>['query']
type GivenSeat = HandlerInput<typeof grantEndpoint>['body']

export function listPlaySeats(call: MemberCall, query: Query): Promise<Success<typeof listEndpoint>> {
  return call.inChurch(async (work) => {
    const { rows, proximo, total } = await readList(latestSeats, query, {
      list: (part) => listSeats(work, part),
      count: () => countSeats(work),
    })
    return { itens: rows.map(toSeat), proximo, total }
  })
}

/** Gives a member a seat. Idempotent by `chave`; audited. */
export async function grantPlaySeat(
  platform: SubscriptionNeeds,
  call: MemberCall,
  given: GivenSeat,
): Promise<PlaySeat> {
  const { timeZone } = await call.facts()
  const memberId = toMemberId(given.idUsuario)
  const fim = given.fim === null ? null : new Date(given.fim)
  const conteudoHash = hashContent([given.idPlano, given.fim])
  const granted = await edit(call, { act: 'PLAY_SEAT_GRANTED', isPublic: false }, async ({ work, made, unchanged }) => {
    await requireMember(work, memberId)
    const known = await findSubscriptionByKey(work, memberId, given.chave)
    if (known && known.conteudoHash !== conteudoHash) throw keyInUse()
    if (known) return unchanged({ seat: await readSeat(work, known.id), dropped: [] })
    if (fim && fim <= work.now) throw invalid([{ path: 'body.fim', message: 'Not a moment to come' }])
    const plan = await findPlan(work, given.idPlano)
    if (!plan) throw notFound()
    const dropped = await makeRoom(work, { actor: { ...call.actor, memberId } })
    const moeda = (await findPaymentSettings(work))?.currency ?? 'BRL'
    const id = randomUUID()
    await insertSubscription(work, {
      id,
      memberId,
      planId: plan.id,
      situacao: 'ATIVA',
      origem: 'CEDIDA',
      payerId: null,
      valor: 0,
      moeda,
      meio: null,
      gateway: null,
      cardId: null,
      cupom: null,
      cupomTermos: 0,
      inicio: work.now,
      termoFim: fim,
      termo: 1,
      flagRenova: false,
      credito: 0,
      versao: 1,
      chave: given.chave,
      conteudoHash,
      criadoEm: work.now,
      alteradoEm: work.now,
    })
    await planPlayDay(work, timeZone)
    const subject = { usuario: given.idUsuario, plano: plan.id, ...(given.fim !== null && { fim: given.fim }) }
    made(seatRecord(id, memberId), subject)
    return { seat: await readSeat(work, id), dropped }
  })
  await dropOrders(platform, call, granted.dropped)
  return granted.seat
}

/** Takes a seat back at once. One that was taken back already stays so. */
export async function revokePlaySeat(call: MemberCall, id: string): Promise<void> {
  await edit(call, { act: 'PLAY_SEAT_REVOKED', isPublic: false }, async ({ work, watch, about, unchanged }) => {
    const seat = await findSubscription(work, id)
    if (seat?.origem !== 'CEDIDA') throw notFound()
    const held = await holdSubscription(work, id)
    if (!held || held.situacao === 'ENCERRADA') return unchanged(undefined)
    await watch(seatRecord(id, seat.memberId))
    about({ usuario: seat.memberId })
    await endSubscription(work, { ...held, termoFim: held.termoFim ?? new Date(work.now.getTime() + 1) })
  })
}

async function readSeat(work: ChurchWork, id: string): Promise<PlaySeat> {
  const [found] = await listSeats(work, { id, isBehind: undefined, limit: 1 })
  if (!found) throw notFound()
  return toSeat(found)
}

function toSeat({
  id,
  memberId: idUsuario,
  inicio,
  fim,
  nome,
  sobrenome,
  planId,
  plano,
  plays,
}: Awaited<ReturnType<typeof listSeats>>[number]): PlaySeat {
  return {
    id,
    idUsuario,
    nome: `${nome} ${sobrenome}`.trim(),
    plano: { id: planId, nome: plano },
    flagAtivo: plays,
    inicio: inicio.toISOString(),
    fim: fim?.toISOString() ?? null,
  }
}
