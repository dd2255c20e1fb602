import type { GiftState } from '@narthex/contract/giving/giving.schemas'
import type { Listeners } from '../../platform/modules/module.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OrderFacts, PaymentFacts } from '../payments/orders/payments.signals.ts'
import { type GiftRow, listGiftItems, removeGifts, updateGift, updateReceived } from './gifts.queries.ts'
import { giftPurpose } from './gifts.service.ts'
import { givingUnavailable, reasonUnavailable } from './giving.errors.ts'
import { splitRemainder } from './giving.rules.ts'
import type { GiftFacts, GiftListener, GivingSignals } from './giving.signals.ts'
import { listReasonsByIds } from './reasons.queries.ts'

/** Calls the listener for the orders of gifts. */
const ofGifts =
  <Rest extends unknown[]>(listen: (work: ChurchWork, order: OrderFacts, ...rest: Rest) => Promise<void>) =>
  async (work: ChurchWork, order: OrderFacts, ...rest: Rest): Promise<void> => {
    if (order.finalidade === giftPurpose) await listen(work, order, ...rest)
  }

/** A gift follows its order's payments. Late money is welcome: there is no listener for `latePaymentWanted`. */
export const followGiftPayments = {
  paymentSettled: ofGifts(receiveGift),
  paymentClosed: ofGifts(failGift),
  paymentRefunded: ofGifts(refundGift),
  paymentDisputed: ofGifts((work, { codigo }, { id }: PaymentFacts) =>
    moveGift(work, codigo, id, { from: 'RECEBIDA', to: 'CONTESTADA' }),
  ),
  paymentDisputeWon: ofGifts((work, { codigo }, { id }: PaymentFacts) =>
    moveGift(work, codigo, id, { from: 'CONTESTADA', to: 'RECEBIDA' }),
  ),
  async rehearsalEnded(work, orders) {
    const codes = orders.filter(({ finalidade }) => finalidade === giftPurpose).map(({ codigo }) => codigo)
    await removeGifts(work, codes)
    return []
  },
  orderPayable: ofGifts(requirePayableGift),
} satisfies Listeners

interface GivingNeeds {
  readonly signals: GivingSignals
}

/** States of gifts that are not received yet. */
const open = ['ABERTA', 'FALHOU'] as const
/** States in which the church has the money or a part of it. */
const held = ['RECEBIDA', 'CONTESTADA'] as const

async function receiveGift(
  work: ChurchWork,
  { codigo }: OrderFacts,
  payment: PaymentFacts,
  { signals }: GivingNeeds,
): Promise<void> {
  const { id: paymentId, valor: total, liquido, metodo, pagoEm } = payment
  const change = { situacao: 'RECEBIDA', paymentId, total, liquido, metodo, recebidaEm: pagoEm ?? work.now } as const
  const gift = await updateGift(work, { codigo, from: open }, change)
  if (!gift) return
  await writeReceived(work, gift)
  await notifyAll(work, signals.giftReceived, gift, payment)
}

/** A second attempt that fails beside one that was received changes nothing. */
async function failGift(
  work: ChurchWork,
  { codigo }: OrderFacts,
  payment: PaymentFacts,
  { signals }: GivingNeeds,
): Promise<void> {
  const { metodo } = payment
  const gift = await updateGift(work, { codigo, from: open }, { situacao: 'FALHOU', metodo })
  if (gift) await notifyAll(work, signals.giftFailed, gift, payment)
}

/** The refund of a second payment, which came besides the one that the gift was received by, is none of the gift's. */
async function refundGift(
  work: ChurchWork,
  { codigo }: OrderFacts,
  payment: PaymentFacts,
  { signals }: GivingNeeds,
): Promise<void> {
  const { id: paymentId, estornado, capturado } = payment
  const isWhole = estornado >= capturado
  const change = isWhole ? ({ estornado, situacao: 'ESTORNADA' } as const) : { estornado }
  const gift = await updateGift(work, { codigo, from: held, paymentId }, change)
  if (!gift) return
  await writeReceived(work, gift)
  await notifyAll(work, signals.giftRefunded, gift, payment)
}

async function moveGift(
  work: ChurchWork,
  codigo: string,
  paymentId: number,
  { from, to }: { readonly from: GiftState; readonly to: GiftState },
): Promise<void> {
  await updateGift(work, { codigo, from: [from], paymentId }, { situacao: to })
}

/** Throws GIVING_UNAVAILABLE or REASON_UNAVAILABLE where the church asks for it no more. A gift that had failed is open again. */
async function requirePayableGift(work: ChurchWork, { codigo }: OrderFacts): Promise<void> {
  if (!(await work.facts()).modules.has('MOD_DOACAO')) throw givingUnavailable()
  const items = await listGiftItems(work, codigo)
  const reasons = await listReasonsByIds(
    work,
    items.map(({ reasonId }) => reasonId),
  )
  if (!reasons.every(({ flagAtivo }) => flagAtivo)) throw reasonUnavailable()
  await updateGift(work, { codigo, from: ['FALHOU'] }, { situacao: 'ABERTA' })
}

async function writeReceived(work: ChurchWork, { pedidoCodigo, total, estornado }: GiftRow): Promise<void> {
  const items = await listGiftItems(work, pedidoCodigo)
  const values = items.map(({ valor }) => valor)
  const parts = splitRemainder(values, total ?? 0, estornado)
  await updateReceived(work, pedidoCodigo, new Map(items.map(({ reasonId }, index) => [reasonId, parts[index] ?? 0])))
}

async function notifyAll(
  work: ChurchWork,
  listeners: readonly GiftListener[],
  gift: GiftRow,
  payment: PaymentFacts,
): Promise<void> {
  for (const listen of listeners) await listen(work, toGiftFacts(gift), payment)
}

export function toGiftFacts(gift: GiftRow): GiftFacts {
  const { pedidoCodigo: codigo, memberId, moeda, valor, total, estornado, metodo, recurrenceId, ciclo } = gift
  const recurrence = recurrenceId !== null && ciclo !== null ? { id: recurrenceId, cycle: ciclo } : null
  return { codigo, memberId, moeda, valor, total, estornado, metodo, recurrence }
}
