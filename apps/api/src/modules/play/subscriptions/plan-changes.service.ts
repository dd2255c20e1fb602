import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OrderPayer } from '../../payments/orders/orders.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { holdPaymentMode } from '../../payments/rehearsal/real-commitments.service.ts'
import { type ChargeRow, findCharge, insertCharge, updateCharge } from './charges.queries.ts'
import { isAtOnce, openTerm } from './opening.service.ts'
import type { PlanRow } from './plans.queries.ts'
import { findPlan } from './plans.queries.ts'
import { type PlanChoice, requirePlan } from './plans.service.ts'
import { dropOrders, isBeingPaid, placePlayOrder, requireMeans } from './play-orders.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { chargeInProgress, notChangeable, subscriptionEnded } from './subscriptions.errors.ts'
import { type SubscriptionRow, updateSubscription } from './subscriptions.queries.ts'
import { readSubscription, requireOwnSubscription } from './subscriptions.service.ts'
import { findRest, isUpgrade, planFirstTerm } from './terms.rules.ts'

type GivenPlanChange = PlanChoice & { readonly id: string; readonly versao: number }

interface Change {
  readonly subscription: SubscriptionRow
  readonly plan: PlanRow
  readonly payer: OrderPayer
  readonly timeZone: string
}

/**
 * Changes the plan. One that costs more a day begins when its first term is paid, less what is left of the term that runs;
 * a cheaper one begins with the next term. In a trial either is taken at once, and nothing is charged.
 */
export async function changePlayPlan(
  platform: SubscriptionNeeds,
  call: MemberCall,
  given: GivenPlanChange,
): Promise<PlaySubscription> {
  const { timeZone } = await call.facts()
  const payer = await findMemberAsPayer(call)
  const dropped = await call.inChurch(async (work) => {
    await holdPaymentMode(work)
    const subscription = await requireOwnSubscription(work, call, given)
    if (subscription.situacao === 'ENCERRADA') throw subscriptionEnded()
    const isRunning = subscription.situacao === 'ATIVA' || subscription.situacao === 'TESTE'
    if (!isRunning || subscription.origem !== 'PAGA' || !subscription.flagRenova) throw notChangeable()
    const plan = await requirePlan(work, given)
    await requireMeans(platform, work, { meio: subscription.meio ?? undefined, valor: plan.valor, payer })
    return change(work, { subscription, plan, payer, timeZone })
  })
  await dropOrders(platform, call, dropped)
  return call.inChurch((work) => readSubscription(work, { memberId: call.actor.memberId, id: given.id }))
}

async function change(work: ChurchWork, facts: Change): Promise<string[]> {
  const { subscription, plan } = facts
  const { id, versao, planId } = subscription
  const open = await findCharge(work, { subscriptionId: id, termo: subscription.termo + 1 })
  if (open && !isAtOnce(open, subscription) && open.situacao === 'COBRANDO') throw chargeInProgress()
  if (open?.pedidoCodigo && (await isBeingPaid(work, open.pedidoCodigo))) throw chargeInProgress()
  const dropped = open?.situacao === 'COBRANDO' && open.pedidoCodigo ? [open.pedidoCodigo] : []
  const giveUp = () => open && updateCharge(work, open, ['COBRANDO'], { situacao: 'DESISTIDA' })
  const noCoupon = { cupom: null, cupomTermos: 0, versao: versao + 1 }
  if (plan.id === planId) {
    await giveUp()
    await updateSubscription(work, id, { nextPlanId: null, versao: versao + 1 })
    return dropped
  }
  if (subscription.situacao === 'TESTE') {
    await updateSubscription(work, id, { ...noCoupon, planId: plan.id, valor: plan.valor, nextPlanId: null })
    return dropped
  }
  await updateSubscription(work, id, { ...noCoupon, nextPlanId: plan.id })
  const current = await findPlan(work, planId)
  if (!current || !isUpgrade({ valor: subscription.valor, intervalo: current.intervalo }, plan)) {
    await giveUp()
    return dropped
  }
  await beginUpgrade(work, {
    ...facts,
    subscription: { ...subscription, ...noCoupon, nextPlanId: plan.id },
    open,
  })
  return dropped
}

/** The order of the better plan. Where the credit pays all of it the plan begins at once, and the rest is kept. */
async function beginUpgrade(
  work: ChurchWork,
  { subscription, plan, payer, timeZone, open }: Change & { readonly open: ChargeRow | undefined },
): Promise<void> {
  const { id, memberId, moeda, termo } = subscription
  const credit = await findCredit(work, subscription)
  const valor = Math.max(0, plan.valor - credit)
  const order = { kind: 'assinatura', id, descricao: `Play: ${plan.nome}`, valor, moeda, payer, memberId } as const
  const charge: ChargeRow = {
    igrejaId: work.church.igrejaId,
    subscriptionId: id,
    termo: termo + 1,
    situacao: 'COBRANDO',
    valor,
    pedidoCodigo: valor > 0 ? await placePlayOrder(work, order) : null,
    tentativas: open?.tentativas ?? 0,
    proximaTentativa: null,
    codigoRecusa: null,
    ...planFirstTerm(work.now, plan.intervalo, timeZone),
    alteradoEm: work.now,
  }
  if (open) await updateCharge(work, charge, ['COBRANDO', 'DESISTIDA'], charge)
  else await insertCharge(work, charge)
  if (valor > 0) return
  await openTerm(work, subscription, { charge, timeZone })
  await updateSubscription(work, id, { credito: credit - plan.valor })
}

/** Cents: what is left of the term that runs, and of a former credit. */
async function findCredit(work: ChurchWork, { id, termo, termoFim, credito }: SubscriptionRow): Promise<number> {
  const paid = await findCharge(work, { subscriptionId: id, termo })
  if (paid?.situacao !== 'PAGA' || !termoFim) return credito
  return credito + findRest({ inicio: paid.inicio, fim: termoFim, valor: paid.valor }, work.now)
}
