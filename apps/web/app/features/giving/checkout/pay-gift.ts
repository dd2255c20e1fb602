import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { placeGift } from '@narthex/contract/giving/giving.endpoints'
import type { Locale } from '@narthex/contract/locale'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { payOrder } from '../../../payments/pay-order.ts'
import type { VisitorPayer } from '../../../payments/payer/payer-form.ts'
import type { PaymentMeans } from '../../../payments/payment-means.ts'
import { callApi } from '../../../session/api.ts'
import type { Gift } from '../gift.ts'
import { giftAttempts } from '../gift-attempts.ts'

export interface GiftPayment {
  readonly gift: Gift
  readonly codigoMetodoPagamento: PaymentMethodCode
  /** Undefined for a member. */
  readonly doador: VisitorPayer | undefined
  readonly means: PaymentMeans | undefined
  /** Language of the page; a visitor's mails use it. */
  readonly idioma: Locale | undefined
  /** The order stands, whatever becomes of its payment. */
  readonly onPlaced: (pedido: string) => void
}

/**
 * Places the gift and starts its payment; the same content sent again pays once. Answers also a payment that was refused:
 * the next one of the same gift is another attempt.
 */
export async function payGift({
  gift,
  codigoMetodoPagamento,
  doador,
  means,
  idioma,
  onPlaced,
}: GiftPayment): Promise<PaymentStatus> {
  const { flagUsuarioTaxa: flagTaxas, flagAnonimo, comentario, motivos } = gift
  const itens = motivos.map(({ idMotivo, valor }) => ({ idMotivo, valor: valor ?? 0 }))
  const content = { itens, flagTaxas, flagAnonimo, comentario: comentario.trim() || null, ...(doador && { doador }) }
  const { pedido } = await callApi(placeGift, {
    body: { chave: giftAttempts.find('order', content), codigoMetodoPagamento, idioma, ...content },
  })
  onPlaced(pedido)
  return payOrder(giftAttempts, { pedido, codigoMetodoPagamento, means })
}
