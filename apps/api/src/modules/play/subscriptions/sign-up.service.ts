import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@narthex/contract/endpoint'
import type { subscribeToPlay as subscribeEndpoint } from '@narthex/contract/play/subscription.endpoints'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireMember } from '../../members/members.service.ts'
import { requireOwnCard, takeCard } from '../../payments/cards/kept-cards.service.ts'
import { requireGatewayOpen } from '../../payments/methods/settings.service.ts'
import { hashContent, type OrderPayer } from '../../payments/orders/orders.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { keyInUse, methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { insertCharge } from './charges.queries.ts'
import { type CouponRow, returnCoupon, useCoupon } from './coupons.queries.ts'
import { queuePlayMail } from './mails/play-mails.jobs.ts'
import { endSubscription, openTerm } from './opening.service.ts'
import type { PlanRow } from './plans.queries.ts'
import { requirePlan } from './plans.service.ts'
import { dropOrders, isBeingPaid, placePlayOrder, requireMeans, waitsForLive } from './play-orders.service.ts'
import { findTrialDays } from './quotes.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { alreadySubscribed, chargeInProgress, couponUnavailable } from './subscriptions.errors.ts'
import { planPlayDay } from './subscriptions.jobs.ts'
import {
  endLapsed,
  findSubscriptionByKey,
  hasCanceledTerm,
  holdCurrent,
  insertSubscription,
  type SubscriptionRow,
} from './subscriptions.queries.ts'
import { readSubscription } from './subscriptions.service.ts'
import { findDiscount, planFirstTerm, planTrial } from './terms.rules.ts'

type GivenSignUp = HandlerInput<typeof subscribeEndpoint>['body']

const maxSignUps = 30

/**
 * Subscribes the caller. A trial begins at once and nothing is charged; else the first term waits for the payment of its
 * order. Idempotent by `chave`.
 */
export async function subscribeToPlay(
  platform: SubscriptionNeeds,
  call: MemberCall,
  given: GivenSignUp,
): Promise<PlaySubscription> {
  await countMemberUse(call, { what: 'play subscriptions', maxAttempts: maxSignUps })
  const { memberId } = call.actor
  const { chave, ...content } = given
  const conteudoHash = hashContent(content)
  const known = await call.inChurch((work) => findSame(work, call, { chave, conteudoHash }))
  if (known) return call.inChurch((work) => readSubscription(work, { memberId, id: known.id }))
  const { timeZone } = await call.facts()
  const payer = await findMemberAsPayer(call)
  const cardId = given.meio === 'CARTAO' ? await takeCard(call, given) : undefined
  const made = await call.inChurch(async (work) => {
    await requireMember(work, memberId)
    const same = await findSame(work, call, { chave, conteudoHash })
    if (same) return { id: same.id, dropped: [] }
    const dropped = await makeRoom(work, call)
    const signUp = { given, conteudoHash, payer, cardId, timeZone }
    return { id: await signUpIn(platform, work, call, signUp), dropped }
  })
  await dropOrders(platform, call, made.dropped)
  return call.inChurch((work) => readSubscription(work, { memberId, id: made.id }))
}

async function findSame(
  work: ChurchWork,
  { actor }: MemberCall,
  { chave, conteudoHash }: { chave: string; conteudoHash: string },
): Promise<SubscriptionRow | undefined> {
  const found = await findSubscriptionByKey(work, actor.memberId, chave)
  if (found && found.conteudoHash !== conteudoHash) throw keyInUse()
  return found
}

/**
 * Ends what plays no more and what was begun and never paid. Answers the orders of the latter. Throws
 * PLAY_ALREADY_SUBSCRIBED where a subscription goes on, waits for its church to be live again, or plays until its canceled
 * term ends. The member is locked.
 */
export async function makeRoom(
  work: ChurchWork,
  { actor: { memberId } }: Pick<MemberCall, 'actor'>,
): Promise<string[]> {
  const before = await holdCurrent(work, memberId)
  if (before && before.situacao !== 'AGUARDANDO' && (await waitsForLive(work, before))) throw alreadySubscribed()
  await endLapsed(work, memberId)
  const current = await holdCurrent(work, memberId)
  if (!current) {
    if (await hasCanceledTerm(work, memberId)) throw alreadySubscribed()
    return []
  }
  if (current.situacao !== 'AGUARDANDO') throw alreadySubscribed()
  const orders = await endSubscription(work, current)
  for (const codigo of orders) if (await isBeingPaid(work, codigo)) throw chargeInProgress()
  if (current.cupom !== null) await returnCoupon(work, current.cupom)
  return orders
}

interface SignUp {
  readonly given: GivenSignUp
  readonly conteudoHash: string
  readonly payer: OrderPayer
  readonly cardId: string | undefined
  readonly timeZone: string
}

async function signUpIn(platform: SubscriptionNeeds, work: ChurchWork, call: MemberCall, signUp: SignUp) {
  const { given, payer, cardId, timeZone } = signUp
  const { memberId } = call.actor
  const plan = await requirePlan(work, given)
  const days = await findTrialDays(work, memberId, plan)
  const coupon = given.cupom === undefined ? undefined : await useCoupon(work, { codigo: given.cupom, planId: plan.id })
  if (given.cupom !== undefined && !coupon) throw couponUnavailable()
  if (given.meio === undefined && !(days > 0 && plan.flagTesteSemMeio)) throw methodUnavailable()
  if (given.meio === 'PIX_AUTOMATICO') throw methodUnavailable()
  const { moeda, gateway } = await requireMeans(platform, work, { meio: given.meio, valor: plan.valor, payer })
  await requireGatewayOpen(work, gateway)
  const card =
    given.meio === 'CARTAO' ? await requireOwnCard(work, memberId, { cardId, gateway: gateway ?? '' }) : undefined
  const row: SubscriptionRow = {
    igrejaId: work.church.igrejaId,
    id: randomUUID(),
    memberId,
    planId: plan.id,
    origem: 'PAGA',
    payerId: null,
    situacao: days > 0 ? 'TESTE' : 'AGUARDANDO',
    valor: plan.valor,
    moeda,
    meio: given.meio ?? null,
    gateway,
    cardId: card?.id ?? null,
    cupom: coupon?.codigo ?? null,
    cupomTermos: coupon?.termos ?? 0,
    inicio: work.now,
    termoFim: days > 0 ? planTrial(work.now, days, timeZone) : null,
    termo: 0,
    flagRenova: true,
    credito: 0,
    pausadaEm: null,
    nextPlanId: null,
    enderecoIp: call.source.address,
    autorizacaoReferencia: null,
    autorizacaoId: null,
    versao: 1,
    chave: given.chave,
    conteudoHash: signUp.conteudoHash,
    criadoEm: work.now,
    alteradoEm: work.now,
  }
  await insertSubscription(work, row)
  await planPlayDay(work, timeZone)
  if (row.termoFim) await queuePlayMail(work, row, { tipo: 'TESTE', ate: row.termoFim.toISOString() })
  else await chargeFirstTerm(work, row, { plan, coupon, payer, timeZone })
  return row.id
}

/** Places the order of the first term; a coupon that pays all of it opens the term at once. */
async function chargeFirstTerm(
  work: ChurchWork,
  subscription: SubscriptionRow,
  facts: { plan: PlanRow; coupon: CouponRow | undefined; payer: OrderPayer; timeZone: string },
): Promise<void> {
  const { plan, coupon, payer, timeZone } = facts
  const { id, memberId, moeda } = subscription
  const valor = plan.valor - findDiscount(plan.valor, coupon)
  const order = { kind: 'assinatura', id, descricao: `Play: ${plan.nome}`, valor, moeda, payer, memberId } as const
  const charge = {
    igrejaId: work.church.igrejaId,
    subscriptionId: id,
    termo: 1,
    situacao: 'COBRANDO' as const,
    valor,
    pedidoCodigo: valor > 0 ? await placePlayOrder(work, order) : null,
    tentativas: 0,
    proximaTentativa: null,
    codigoRecusa: null,
    ...planFirstTerm(work.now, plan.intervalo, timeZone),
    alteradoEm: work.now,
  }
  await insertCharge(work, charge)
  if (valor === 0) await openTerm(work, subscription, { charge, timeZone })
}
