import { findErrorCode } from '@narthex/contract/client'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { subscribeToPlay } from '@narthex/contract/play/subscription.endpoints'
import type { PlayQuote, PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { useState } from 'react'
import { toCardFields } from '../../../payments/card-fields.ts'
import { payOrder } from '../../../payments/pay-order.ts'
import { type Payment, usePaymentMeans } from '../../../payments/use-payment-means.ts'
import { callApi } from '../../../session/api.ts'
import { planAttempts } from './attempts.ts'
import { loadQuote, type PlanChoice } from './use-quote.ts'

export type QuotedMeans = PlayQuote['meios'][number]

/** The state of a subscription that is about to be paid. */
export function useSubscribing(
  choice: PlanChoice,
  usual: PlayQuote,
  onSubscribed: (subscription: PlaySubscription) => void,
) {
  const [discounted, setDiscounted] = useState<{ readonly coupon: string; readonly quote: PlayQuote }>()
  const [meio, setMeio] = useState(usual.meios[0]?.meio)
  const quote = discounted?.quote ?? usual
  const isWithoutMeans = quote.diasTeste > 0 && quote.plano.flagTesteSemMeio
  const offered = isWithoutMeans ? undefined : (quote.meios.find((each) => each.meio === meio) ?? quote.meios[0])
  const method = offered?.metodo.codigoMetodoPagamento
  const chosen = usePaymentMeans({ method, methodNeeds: offered?.metodo.dadosNecessarios, pay })

  async function pay({ means }: Payment): Promise<PaymentStatus | undefined> {
    // Play takes no bank accounts.
    const card = means && !('bank' in means) ? means : undefined
    const attempts = planAttempts(choice.idPlano)
    const body = {
      ...choice,
      ...(discounted && { cupom: discounted.coupon }),
      ...(offered && { meio: offered.meio }),
      ...(card && toCardFields(card)),
    }
    const call = { body: { chave: attempts.find('order', body), ...body } }
    const subscription = await callApi(subscribeToPlay, call).catch((error: unknown) => {
      // Its half hour is over: the card is typed again.
      if (findErrorCode(error) === 'INVALID_CARD_TOKEN') chosen.dropTyped()
      throw error
    })
    const { pedido, cartao } = subscription
    if (pedido === null || !method) {
      onSubscribed(subscription)
      return undefined
    }
    // The card is saved with the subscription, so that it pays each term.
    const saved = card && cartao ? { savedId: cartao.id } : undefined
    const status = await payOrder(attempts, { pedido, codigoMetodoPagamento: method, means: saved })
    if (status.situacao !== 'canceled') onSubscribed(subscription)
    return status
  }
  return {
    quote,
    means: offered,
    chosen,
    isWithoutMeans,
    coupon: discounted?.coupon,
    chooseMeans(next: QuotedMeans['meio']) {
      chosen.clear()
      setMeio(next)
    },
    removeCoupon: () => setDiscounted(undefined),
    applyCoupon: async (coupon: string) => setDiscounted({ coupon, quote: await loadQuote(choice, coupon) }),
  }
}
