import { randomUUID } from 'node:crypto'
import type { Currency, GatewayName, PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listAttempts } from '../../payments/attempts/attempts.service.ts'
import { cancelOrderPayments } from '../../payments/attempts/cancellation.service.ts'
import { isOver } from '../../payments/attempts/readings.service.ts'
import { quoteOrder, requireMethod } from '../../payments/methods/payable-methods.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import type { OrderPurpose } from '../../payments/orders/orders.service.ts'
import { type OrderPayer, placeOrder } from '../../payments/orders/orders.service.ts'
import { waitsForLiveChurch } from '../../payments/rehearsal/real-commitments.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { planUnavailable } from './subscriptions.errors.ts'
import type { SubscriptionMeans } from './subscriptions.tables.ts'

/** Names the orders of Play among all orders of a church. */
export const playPurpose = 'play' satisfies OrderPurpose

/** Kinds of Play orders: a term of a subscription, a title, a gift. */
export const playOrderKinds = ['assinatura', 'compra', 'presente'] as const
export type PlayOrderKind = (typeof playOrderKinds)[number]

/** Subscribers may pay by card and by Pix alone: these can be asked for again, or come at once. */
const methods: PaymentMethod[] = ['card', 'pix']

export const methodByMeans: Readonly<Record<SubscriptionMeans, PaymentMethod>> = {
  CARTAO: 'card',
  PIX: 'pix',
  PIX_AUTOMATICO: 'pix',
}

export interface PlayOrder {
  readonly kind: PlayOrderKind
  readonly id: string
  readonly descricao: string
  readonly valor: number
  readonly moeda: Currency
  readonly payer: OrderPayer
  readonly memberId: MemberId
}

/** Places an order in the caller's transaction, whose own row makes sure that it does so once. Gives the code. */
export async function placePlayOrder(work: ChurchWork, order: PlayOrder): Promise<string> {
  const { kind, id, descricao, valor, moeda, payer, memberId } = order
  const { codigo } = await placeOrder(work, {
    finalidade: playPurpose,
    referencia: `${kind}/${id}`,
    descricao,
    valor,
    moeda,
    flagTaxas: false,
    maxParcelas: 1,
    metodos: methods,
    chave: randomUUID(),
    pagina: '/user/payment/{codigo}',
    payer,
    memberId,
  })
  return codigo
}

/** Reads the kind and id of a Play order; undefined for orders of other modules. */
export function readPlayOrder(order: { readonly finalidade: string; readonly referencia: string }) {
  if (order.finalidade !== playPurpose) return undefined
  const [kind, id = ''] = order.referencia.split('/')
  return { kind: kind as PlayOrderKind, id }
}

/**
 * The church's currency, where it can be paid by these means at all. Throws PLAY_PLAN_UNAVAILABLE where the church takes no
 * payments, EVT_REG_010 and the like where these means do not fit the payer.
 */
export async function requireMeans(
  platform: SubscriptionNeeds,
  work: ChurchWork,
  { meio, valor, payer }: { meio: SubscriptionMeans | undefined; valor: number; payer: OrderPayer },
) {
  const settings = await findPaymentSettings(work)
  if (!settings?.methods.some(({ method }) => methods.includes(method))) throw planUnavailable()
  const { currency: moeda } = settings
  if (meio === undefined) return { moeda, gateway: null }
  const method = methodByMeans[meio]
  quoteOrder(platform, work.church, settings, { method, payer, valor, flagTaxas: false })
  return { moeda, gateway: requireMethod(settings, method).gateway }
}

/** A subscription of a live church waits, as it is, while the church rehearses: also where its term ends in that time. */
export const waitsForLive = (
  work: ChurchWork,
  { meio, gateway }: { readonly meio: SubscriptionMeans | null; readonly gateway: GatewayName | null },
): Promise<boolean> =>
  meio === null ? Promise.resolve(false) : waitsForLiveChurch(work, { gateway, method: methodByMeans[meio] })

/** A payment was sent to its gateway, and neither waits for its payer nor has an end. */
export async function isBeingPaid(work: ChurchWork, codigo: string): Promise<boolean> {
  const payments = await listAttempts(work, codigo)
  return payments.some(
    (payment) => !isOver(payment) && payment.situacao !== 'awaiting_payer' && payment.situacao !== 'requires_action',
  )
}

/** Everything that was paid of an order went back. A second payment that is returned leaves the first. */
export async function isWhollyRefunded(work: ChurchWork, codigo: string): Promise<boolean> {
  const payments = await listAttempts(work, codigo)
  return payments.every(({ capturado, estornado }) => estornado >= capturado)
}

/** Cancels what waits to be paid of orders that are of no use any more; what comes all the same is sent back. */
export async function dropOrders(
  platform: SubscriptionNeeds,
  call: ChurchCall,
  codes: readonly string[],
): Promise<void> {
  for (const codigo of codes)
    await cancelOrderPayments(platform, call, codigo).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown'
      platform.log.warn({ error: name }, 'An order of Play could not be canceled at its gateway')
    })
}
