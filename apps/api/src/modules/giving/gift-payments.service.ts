import type { GiftState } from '@narthex/contract/giving/giving.schemas'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { getFrame, hasModule } from '../churches/churches.service.ts'
import type { OrderFacts, PaymentFacts, PaymentListener, PaymentSignals } from '../payments/orders/payments.signals.ts'
import { type GiftRow, listGiftItems, removeGifts, updateGift, updateReceived } from './gifts.queries.ts'
import { giftPurpose } from './gifts.service.ts'
import { givingUnavailable, reasonUnavailable } from './giving.errors.ts'
import { splitRemainder } from './giving.rules.ts'
import type { GiftFacts, GiftListener, GivingSignals } from './giving.signals.ts'
import { listReasonsByIds } from './reasons.queries.ts'

/** A gift follows its order's payments. Late money is welcome: there is no listener for `latePaymentWanted`. */
export function followGiftPayments(
  platform: Needs<'cache' | 'transactions'>,
  signals: GivingSignals,
): Omit<PaymentSignals, 'latePaymentWanted' | 'paymentWaiting' | 'authorisationNoticed'> {
  const ofGifts = (listen: PaymentListener): PaymentListener[] => [
    async (work, order, payment) => {
      if (order.finalidade === giftPurpose) await listen(work, order, payment)
    },
  ]
  return {
    paymentSettled: ofGifts((work, order, payment) => receiveGift(signals, work, order, payment)),
    paymentClosed: ofGifts((work, order, payment) => failGift(signals, work, order, payment)),
    paymentRefunded: ofGifts((work, order, payment) => refundGift(signals, work, order, payment)),
    paymentDisputed: ofGifts((work, { codigo }, { id }) =>
      moveGift(work, codigo, id, { from: 'RECEBIDA', to: 'CONTESTADA' }),
    ),
    paymentDisputeWon: ofGifts((work, { codigo }, { id }) =>
      moveGift(work, codigo, id, { from: 'CONTESTADA', to: 'RECEBIDA' }),
    ),
    rehearsalEnded: [
      async (work, orders) => {
        const codes = orders.filter(({ finalidade }) => finalidade === giftPurpose).map(({ codigo }) => codigo)
        await removeGifts(work, codes)
        return []
      },
    ],
    orderPayable: [
      async (work, order) => {
        if (order.finalidade === giftPurpose) await requirePayableGift(platform, work, order)
      },
    ],
  }
}

/** Not received yet. */
const open = ['ABERTA', 'FALHOU'] as const
/** The church has the money, or a part of it. */
const held = ['RECEBIDA', 'CONTESTADA'] as const

async function receiveGift(
  { giftReceived }: GivingSignals,
  work: ChurchWork,
  { codigo }: OrderFacts,
  payment: PaymentFacts,
): Promise<void> {
  const { id: paymentId, valor: total, liquido, metodo, pagoEm } = payment
  const change = { situacao: 'RECEBIDA', paymentId, total, liquido, metodo, recebidaEm: pagoEm ?? work.now } as const
  const gift = await updateGift(work, { codigo, from: open }, change)
  if (!gift) return
  await writeReceived(work, gift)
  await notifyAll(work, giftReceived, gift, payment)
}

/** A second attempt that fails beside one that was received changes nothing. */
async function failGift(
  { giftFailed }: GivingSignals,
  work: ChurchWork,
  { codigo }: OrderFacts,
  payment: PaymentFacts,
): Promise<void> {
  const { metodo } = payment
  const gift = await updateGift(work, { codigo, from: open }, { situacao: 'FALHOU', metodo })
  if (gift) await notifyAll(work, giftFailed, gift, payment)
}

/** The refund of a second payment, which came besides the one that the gift was received by, is none of the gift's. */
async function refundGift(
  { giftRefunded }: GivingSignals,
  work: ChurchWork,
  { codigo }: OrderFacts,
  payment: PaymentFacts,
): Promise<void> {
  const { id: paymentId, estornado, capturado } = payment
  const isWhole = estornado >= capturado
  const change = isWhole ? ({ estornado, situacao: 'ESTORNADA' } as const) : { estornado }
  const gift = await updateGift(work, { codigo, from: held, paymentId }, change)
  if (!gift) return
  await writeReceived(work, gift)
  await notifyAll(work, giftRefunded, gift, payment)
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
async function requirePayableGift(
  platform: Needs<'cache' | 'transactions'>,
  work: ChurchWork,
  { codigo }: OrderFacts,
): Promise<void> {
  if (!hasModule(await getFrame(platform, work.church), 'MOD_DOACAO')) throw givingUnavailable()
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
