import type { Listeners } from '../../../platform/modules/module.ts'
import { isUnderWay } from '../../../platform/recurring/tries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OrderFacts, PaymentFacts } from '../../payments/orders/payments.signals.ts'
import { failTerm } from './charge-failures.service.ts'
import { type ChargeRow, findChargeByOrder, updateCharge } from './charges.queries.ts'
import { receiveGift, refundGift, requirePayableGift } from './gift-payments.service.ts'
import { endSubscription, openTerm } from './opening.service.ts'
import { isWhollyRefunded, type PlayOrderKind, readPlayOrder } from './play-orders.service.ts'
import { receivePurchase, refundPurchase, requirePayablePurchase } from './purchase-payments.service.ts'
import { planUnavailable, subscriptionEnded } from './subscriptions.errors.ts'
import { holdSubscription, type SubscriptionRow, updateSubscription } from './subscriptions.queries.ts'

type Listen = (work: ChurchWork, order: OrderFacts, payment: PaymentFacts) => Promise<void>
type ByKind = Readonly<Record<PlayOrderKind, Listen>>

const ignore: Listen = async () => undefined

const settled: ByKind = {
  assinatura: receiveTerm,
  compra: (work, order) => receivePurchase(work, order.codigo),
  presente: (work, order) => receiveGift(work, order.codigo),
}
const closed: ByKind = { assinatura: closeTerm, compra: ignore, presente: ignore }
const refunded: ByKind = {
  assinatura: refundTerm,
  compra: (work, order) => refundPurchase(work, order.codigo),
  presente: (work, order) => refundGift(work, order.codigo),
}
const payable: Readonly<Record<PlayOrderKind, (work: ChurchWork, codigo: string) => Promise<void>>> = {
  assinatura: requirePayableTerm,
  compra: requirePayablePurchase,
  presente: requirePayableGift,
}

const follow =
  (listeners: ByKind) =>
  async (work: ChurchWork, order: OrderFacts, payment: PaymentFacts): Promise<void> => {
    const found = readPlayOrder(order)
    if (found) await listeners[found.kind](work, order, payment)
  }

/** Subscriptions, purchases and gifts follow the payments of their orders, in the transaction that writes the payment. */
export const followPlayPayments = {
  paymentSettled: follow(settled),
  paymentClosed: follow(closed),
  paymentRefunded: follow(refunded),
  async orderPayable(work, order) {
    const found = readPlayOrder(order)
    if (!found) return
    if (!(await work.facts()).modules.has('MOD_ASSINATURA')) throw planUnavailable()
    await payable[found.kind](work, order.codigo)
  },
  async latePaymentWanted(work, order) {
    const found = readPlayOrder(order)
    if (!found) return true
    return payable[found.kind](work, order.codigo).then(
      () => true,
      () => false,
    )
  },
} satisfies Listeners

interface Found {
  readonly subscription: SubscriptionRow
  readonly charge: ChargeRow
}

/** Locks the subscription of an order. Undefined where its member is erased, or another order has taken the place of it. */
async function holdByOrder(work: ChurchWork, codigo: string): Promise<Found | undefined> {
  const before = await findChargeByOrder(work, codigo)
  const subscription = before && (await holdSubscription(work, before.subscriptionId))
  const charge = subscription && (await findChargeByOrder(work, codigo))
  return charge && { subscription, charge }
}

/** Money of an order that was replaced while it came is credited to the terms that follow. */
async function receiveTerm(work: ChurchWork, order: OrderFacts): Promise<void> {
  const found = await holdByOrder(work, order.codigo)
  if (found) return openTerm(work, found.subscription, { ...found, timeZone: (await work.facts()).timeZone })
  const { id = '' } = readPlayOrder(order) ?? {}
  const subscription = await holdSubscription(work, id)
  if (subscription) await updateSubscription(work, id, { credito: subscription.credito + order.valor })
}

/** A charge of the schedule's that failed. What a member tries by hand fails before their eyes. */
async function closeTerm(work: ChurchWork, { codigo }: OrderFacts, { codigoRecusa }: PaymentFacts): Promise<void> {
  const found = await holdByOrder(work, codigo)
  if (!found) return
  const { subscription, charge } = found
  if (!isUnderWay(charge)) return
  const code = charge.codigoRecusa ?? codigoRecusa
  await failTerm(work, subscription, { charge, code, timeZone: (await work.facts()).timeZone })
}

/** All of a term's money went back: the term ends now. Of a former term nothing is left to end. */
async function refundTerm(work: ChurchWork, { codigo }: OrderFacts): Promise<void> {
  const found = await holdByOrder(work, codigo)
  if (!found || !(await isWhollyRefunded(work, codigo))) return
  const { subscription, charge } = found
  if (!(await updateCharge(work, charge, ['PAGA'], { situacao: 'ESTORNADA' }))) return
  if (charge.termo === subscription.termo && subscription.situacao !== 'ENCERRADA')
    await endSubscription(work, subscription)
}

async function requirePayableTerm(work: ChurchWork, codigo: string): Promise<void> {
  const found = await holdByOrder(work, codigo)
  if (!found) throw subscriptionEnded()
  const { subscription, charge } = found
  const isOpen = charge.situacao === 'COBRANDO' || charge.situacao === 'DESISTIDA'
  if (!isOpen || subscription.situacao === 'ENCERRADA' || subscription.situacao === 'CANCELADA')
    throw subscriptionEnded()
}
