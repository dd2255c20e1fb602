import type { SubscriptionState } from '@narthex/contract/play/play-values'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type ChargeRow, giveUpCharges, updateCharge } from './charges.queries.ts'
import { findCoupon } from './coupons.queries.ts'
import { queuePlayMail } from './mails/play-mails.jobs.ts'
import { findPlan, type PlanRow } from './plans.queries.ts'
import { type SubscriptionRow, updateSubscription } from './subscriptions.queries.ts'
import { addDays, findDiscount, planFirstTerm, planNextTerm } from './terms.rules.ts'
import { findGraceDays } from './viewing.queries.ts'

/** A charge that begins at once, in the middle of the term before it: that of a better plan. */
export const isAtOnce = ({ inicio }: Pick<ChargeRow, 'inicio'>, { termoFim }: SubscriptionRow): boolean =>
  termoFim !== null && inicio < termoFim

/** The price of the next term, with what the coupon and the credit take off it. Cents. */
export async function priceTerm(
  work: ChurchWork,
  subscription: Pick<SubscriptionRow, 'valor' | 'cupom' | 'cupomTermos' | 'credito'>,
): Promise<{ readonly price: number; readonly valor: number }> {
  const { cupom, cupomTermos, credito } = subscription
  const coupon = cupom !== null && cupomTermos > 0 ? await findCoupon(work, cupom) : undefined
  const price = subscription.valor - findDiscount(subscription.valor, coupon)
  return { price, valor: Math.max(0, price - credito) }
}

/** State after a term is paid. An ended or canceled subscription plays until the term's end, and renews no more. */
const afterPayment: Readonly<Record<SubscriptionState, SubscriptionState>> = {
  AGUARDANDO: 'ATIVA',
  TESTE: 'ATIVA',
  ATIVA: 'ATIVA',
  ATRASADA: 'ATIVA',
  PAUSADA: 'PAUSADA',
  CANCELADA: 'CANCELADA',
  ENCERRADA: 'CANCELADA',
}

/** Opens the term of a charge that is paid, or costs nothing. Once: a charge that is paid changes nothing. */
export async function openTerm(
  work: ChurchWork,
  subscription: SubscriptionRow,
  { charge, timeZone }: { readonly charge: ChargeRow; readonly timeZone: string },
): Promise<void> {
  const plan = await findPlan(work, subscription.nextPlanId ?? subscription.planId)
  if (!plan) throw new Error('A subscription has no plan')
  const term = await planOpenedTerm(work, subscription, { charge, plan, timeZone })
  const paid = { situacao: 'PAGA', proximaTentativa: null, codigoRecusa: null, ...term } as const
  if (!(await updateCharge(work, charge, ['COBRANDO', 'DESISTIDA'], paid))) return
  const isFirst = subscription.situacao === 'AGUARDANDO'
  await updateSubscription(work, subscription.id, {
    situacao: afterPayment[subscription.situacao],
    termo: charge.termo,
    termoFim: term.fim,
    ...(isFirst && { inicio: term.inicio }),
    ...(subscription.situacao === 'ENCERRADA' && { flagRenova: false }),
    ...(subscription.nextPlanId !== null && { planId: plan.id, valor: plan.valor, nextPlanId: null }),
    cupomTermos: Math.max(0, subscription.cupomTermos - 1),
    credito: await findCreditLeft(work, subscription, charge),
  })
  if (isFirst) await queuePlayMail(work, subscription, { tipo: 'INICIADA', ate: term.fim.toISOString() })
}

async function planOpenedTerm(
  work: ChurchWork,
  subscription: SubscriptionRow,
  { charge, plan, timeZone }: { charge: ChargeRow; plan: PlanRow; timeZone: string },
) {
  const { termoFim, inicio: began, situacao, flagRenova } = subscription
  const { intervalo } = plan
  const isOver = situacao === 'AGUARDANDO' || situacao === 'ENCERRADA' || termoFim === null
  if (isOver || isAtOnce(charge, subscription)) return planFirstTerm(work.now, intervalo, timeZone)
  // Within the grace days it was watched: the term follows the one before. After them it begins when it is paid.
  const grace = flagRenova && situacao !== 'TESTE' ? await findGraceDays(work) : 0
  const isLate = situacao !== 'PAUSADA' && addDays(termoFim, grace) <= work.now
  return isLate ? planFirstTerm(work.now, intervalo, timeZone) : planNextTerm(termoFim, { began, intervalo, timeZone })
}

/** A better plan takes all the credit; a renewal takes what its price was lowered by. */
async function findCreditLeft(work: ChurchWork, subscription: SubscriptionRow, charge: ChargeRow): Promise<number> {
  if (isAtOnce(charge, subscription)) return 0
  const { price } = await priceTerm(work, subscription)
  return Math.max(0, subscription.credito - Math.max(0, price - charge.valor))
}

/** Ends a subscription now. Answers orders that are of no use any more. */
export async function endSubscription(work: ChurchWork, { id, termoFim }: SubscriptionRow): Promise<string[]> {
  await updateSubscription(work, id, {
    situacao: 'ENCERRADA',
    flagRenova: false,
    pausadaEm: null,
    // Without a term nothing was ever paid: none is written down.
    termoFim: termoFim && termoFim > work.now ? work.now : termoFim,
  })
  return giveUpCharges(work, [id])
}
