import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { isCardExpired } from '@narthex/contract/payments/card-rules'
import { beginTry, isTryDue, isUnderWay } from '../../../platform/recurring/tries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findSavedCard } from '../../payments/cards/cards.service.ts'
import type { DueCommitment } from '../../payments/commitments/charging.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { restorePayer } from '../../payments/orders/orders.service.ts'
import { failTerm } from './charge-failures.service.ts'
import { type ChargeRow, findCharge, insertCharge, updateCharge } from './charges.queries.ts'
import { queuePlayMail } from './mails/play-mails.jobs.ts'
import { endSubscription, isAtOnce, openTerm, priceTerm } from './opening.service.ts'
import { findPlan } from './plans.queries.ts'
import { placePlayOrder, waitsForLive } from './play-orders.service.ts'
import { holdSubscription, type SubscriptionRow, updateSubscription } from './subscriptions.queries.ts'
import { addDays, findLastDay, planNextTerm } from './terms.rules.ts'
import { findGraceDays } from './viewing.queries.ts'

/** Where no card is charged, the order of the next term is placed and mailed so many days before its day. */
export const askingLeadDays = 5

/** A try that is written down and may be sent; and orders that are of no use any more. */
export interface Claimed {
  readonly begun?: { readonly subscription: SubscriptionRow; readonly charge: ChargeRow }
  readonly dropped: readonly string[]
}

const nothing: Claimed = { dropped: [] }

/**
 * Claims what is due of a subscription, unless that waits for its church to be live again. Locks it; run twice at the same
 * moment it claims once.
 */
export async function claimRenewal(work: ChurchWork, claim: DueCommitment): Promise<Claimed> {
  const subscription = await holdSubscription(work, claim.id)
  if (!subscription || !renews(subscription) || (await waitsForLive(work, subscription))) return nothing
  const { termoFim } = subscription
  const charge = await findCharge(work, { subscriptionId: claim.id, termo: subscription.termo + 1 })
  const open = charge && !isAtOnce(charge, subscription) ? charge : undefined
  const isTrying = open?.situacao === 'COBRANDO' && open.tentativas > 0
  const grace = subscription.situacao === 'TESTE' ? 0 : await findGraceDays(work)
  if (!isTrying && addDays(termoFim, grace) <= work.now) {
    await queuePlayMail(work, subscription, { tipo: 'ENCERRADA' })
    return { dropped: await endSubscription(work, subscription) }
  }
  if (open) return goOn(work, { subscription, charge: open }, claim)
  const lead = subscription.meio === 'CARTAO' ? 0 : askingLeadDays
  const day = dateAfter(findLastDay(termoFim, claim.timeZone), -lead)
  if (dateIn(claim.timeZone, work.now) < day) return nothing
  return beginRenewal(work, { subscription, replaced: charge, claim })
}

type Renewing = SubscriptionRow & { readonly termoFim: Date }

function renews(row: SubscriptionRow): row is Renewing {
  const isRunning = row.situacao === 'TESTE' || row.situacao === 'ATIVA' || row.situacao === 'ATRASADA'
  return isRunning && row.flagRenova && row.origem === 'PAGA' && row.termoFim !== null
}

/** A charge that is there already: a try whose process died, one whose time has come, or an order that waits. */
async function goOn(
  work: ChurchWork,
  { subscription, charge }: { subscription: Renewing; charge: ChargeRow },
  { payer }: DueCommitment,
): Promise<Claimed> {
  const isLate = subscription.termoFim <= work.now && subscription.situacao === 'ATIVA'
  if (isLate) await updateSubscription(work, subscription.id, { situacao: 'ATRASADA' })
  if (charge.situacao !== 'COBRANDO' || subscription.meio !== 'CARTAO') return nothing
  if (isUnderWay(charge)) return { begun: { subscription, charge }, dropped: [] }
  if (!isTryDue(charge, work.now)) return nothing
  if (charge.pedidoCodigo !== null)
    await restorePayer(work, charge.pedidoCodigo, { payer, memberId: subscription.memberId })
  return { begun: { subscription, charge: await beginTermTry(work, charge) }, dropped: [] }
}

/** Counts a try before it is sent. */
async function beginTermTry(work: ChurchWork, charge: ChargeRow): Promise<ChargeRow> {
  const change = beginTry(charge)
  await updateCharge(work, charge, ['COBRANDO'], change)
  return { ...charge, ...change }
}

interface Renewal {
  readonly subscription: Renewing
  /** The charge of a better plan that was never paid. */
  readonly replaced: ChargeRow | undefined
  readonly claim: DueCommitment
}

/** Writes the charge of the next term with its order, or opens the term where it costs nothing. */
async function beginRenewal(work: ChurchWork, { subscription: before, replaced, claim }: Renewal): Promise<Claimed> {
  const { timeZone, payer } = claim
  // A better plan that was not paid is not taken; a cheaper one begins now.
  const nextPlanId = replaced ? null : before.nextPlanId
  const plan = await findPlan(work, nextPlanId ?? before.planId)
  if (!plan) throw new Error('A subscription has no plan')
  if (replaced) await updateSubscription(work, before.id, { nextPlanId })
  const subscription = { ...before, nextPlanId }
  const valorOfPlan = nextPlanId === null ? before.valor : plan.valor
  const { valor } = await priceTerm(work, { ...subscription, valor: valorOfPlan })
  const { id, memberId, moeda, inicio: began, termoFim } = subscription
  const order = { kind: 'assinatura', id, descricao: `Play: ${plan.nome}`, valor, moeda, payer, memberId } as const
  const charge: ChargeRow = {
    igrejaId: work.church.igrejaId,
    subscriptionId: id,
    termo: before.termo + 1,
    situacao: 'COBRANDO',
    valor,
    pedidoCodigo: valor > 0 ? await placePlayOrder(work, order) : null,
    proximaTentativa: null,
    codigoRecusa: null,
    ...planNextTerm(termoFim, { began, intervalo: plan.intervalo, timeZone }),
    tentativas: replaced?.tentativas ?? 0,
    alteradoEm: work.now,
  }
  const dropped = replaced?.pedidoCodigo ? [replaced.pedidoCodigo] : []
  if (replaced) await updateCharge(work, charge, ['COBRANDO', 'DESISTIDA'], charge)
  else if (!(await insertCharge(work, charge))) return nothing
  if (valor === 0) await openTerm(work, subscription, { charge, timeZone })
  else if (subscription.meio !== 'CARTAO') await askForPayment(work, subscription, charge)
  else if (await canChargeCard(work, subscription))
    return { begun: { subscription, charge: await beginTermTry(work, charge) }, dropped }
  else await failTerm(work, subscription, { charge, code: 'card_missing', timeZone, isFinal: true })
  return { dropped }
}

async function askForPayment(
  work: ChurchWork,
  subscription: Renewing,
  { pedidoCodigo, valor }: ChargeRow,
): Promise<void> {
  if (pedidoCodigo === null) return
  const ate = subscription.termoFim.toISOString()
  await queuePlayMail(work, subscription, { tipo: 'RENOVAR', pedido: pedidoCodigo, valor, ate })
}

/** The card is there, has not expired, and is one of the gateway that the church charges cards by. */
async function canChargeCard(work: ChurchWork, { cardId, memberId, gateway }: SubscriptionRow): Promise<boolean> {
  const card = cardId === null ? undefined : await findSavedCard(work, memberId, cardId)
  const settings = await findPaymentSettings(work)
  const offered = settings?.methods.find(({ method }) => method === 'card')
  if (!card || card.gateway !== gateway || offered?.gateway !== gateway) return false
  return !isCardExpired({ month: card.validadeMes, year: card.validadeAno }, dateIn('UTC', work.now))
}
