import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { toLocale } from '@narthex/contract/locale'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { EventSale, Hold } from '@narthex/contract/tickets/ticket.schemas'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import type { VisitorPayer } from '../../../payments/payer/payer-form.ts'
import { type Payment, usePaymentMeans } from '../../../payments/use-payment-means.ts'
import { thankYouPath } from '../flow/flow-step.ts'
import { closePurchase, readPurchase } from '../flow/kept-purchase.ts'
import { register } from '../flow/register.ts'
import { payTickets } from './pay-tickets.ts'

export interface CheckoutInput {
  readonly sale: EventSale
  readonly hold: Hold
  readonly method: PaymentMethodCode | undefined
  /** The price that is in sight; nothing is sent while the next one is on its way. */
  readonly isCounting: boolean
}

/** The state of paying for held tickets. The registration comes first; its order is what is paid, as often as it takes. */
export function useTicketCheckout({ sale, hold, method, isCounting }: CheckoutInput) {
  const navigate = useNavigate()
  const idioma = toLocale(useLocale())
  const [installments, setParcelas] = useState(1)
  const [isAccepted, accept] = useState(false)
  const [isTermsMissing, setTermsMissing] = useState(false)
  const isPlaced = hold.pedido !== null
  const chosen = usePaymentMeans({
    method,
    methodNeeds: sale.metodos.find(({ codigoMetodoPagamento }) => codigoMetodoPagamento === method)?.dadosNecessarios,
    isFree: hold.orcamento.total === 0,
    isPlaced,
    isCounting,
    mayGoOn: !sale.termos || isAccepted || isPlaced,
    onSubmit: () => setTermsMissing(true),
    pay,
  })
  const plans =
    chosen.methodForm === 'card' ? hold.orcamento.parcelas.filter((plan) => plan.parcelas <= sale.qtdeMaxParcelas) : []
  const parcelas = plans.some((plan) => plan.parcelas === installments) ? installments : 1

  async function pay({ visitor, means }: Payment): Promise<PaymentStatus | undefined> {
    const pedido = hold.pedido ?? (await placeOrder(visitor))
    const eventId = sale.idEvento
    const status =
      pedido && method
        ? await payTickets({ eventId, pedido, codigoMetodoPagamento: method, means, parcelas })
        : undefined
    if (status?.situacao === 'canceled') return status
    await navigate(thankYouPath(hold.codigo), { viewTransition: true })
    closePurchase(eventId)
    return status
  }
  async function placeOrder(comprador: VisitorPayer | undefined): Promise<string | null> {
    const { tickets, participantes } = readPurchase(sale.idEvento)
    const placed = await register({
      eventId: sale.idEvento,
      reserva: hold.codigo,
      total: hold.orcamento.total,
      codigoMetodoPagamento: method,
      participantes: tickets.flatMap(({ chave }) => participantes[chave] ?? []),
      termos: isAccepted,
      comprador,
      idioma,
    })
    return placed.pedido
  }
  return { ...chosen, plans, parcelas, setParcelas, isAccepted, accept, isPlaced, isTermsMissing }
}
