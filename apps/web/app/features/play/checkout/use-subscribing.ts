import { ApiError } from '@narthex/contract/client'
import { subscribeToPlay } from '@narthex/contract/play/subscription.endpoints'
import type { PlayQuote, PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { toCardFields } from '../../../payments/card-fields.ts'
import type { CardChoice } from '../../../payments/card-picker.tsx'
import { payOrder } from '../../../payments/pay-order.ts'
import { listMissingData } from '../../../payments/payer/missing-data.ts'
import { useCardPayer } from '../../../payments/payer/use-card-payer.ts'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'
import { planAttempts } from './attempts.ts'
import { useCardChoice } from './use-card-choice.ts'
import { loadQuote, type PlanChoice } from './use-quote.ts'
import { useSending } from './use-sending.ts'

export type QuotedMeans = PlayQuote['meios'][number]

/** The state of a subscription that is about to be paid. */
export function useSubscribing(
  choice: PlanChoice,
  usual: PlayQuote,
  onSubscribed: (subscription: PlaySubscription) => void,
) {
  const t = useTranslations('playCheckout.coupon')
  const failureText = useFailureText()
  const payer = useCardPayer()
  const member = useSession(({ clientAccount }) => clientAccount)
  const sending = useSending()
  const [discounted, setDiscounted] = useState<{ readonly coupon: string; readonly quote: PlayQuote }>()
  const [meio, setMeio] = useState(usual.meios[0]?.meio)
  const quote = discounted?.quote ?? usual
  const isWithoutMeans = quote.diasTeste > 0 && quote.plano.flagTesteSemMeio
  const means = isWithoutMeans ? undefined : (quote.meios.find((offered) => offered.meio === meio) ?? quote.meios[0])
  const method = means?.metodo.codigoMetodoPagamento
  const card = useCardChoice(method, sending.clear, (typed) => submit(typed))
  const needs = means?.metodo.dadosNecessarios ?? []

  function submit(chosen: CardChoice | undefined = card.card): void {
    if (card.methodForm && !chosen) return
    void sending.run(async () => {
      try {
        return await subscribe(card.methodForm ? chosen : undefined)
      } catch (error) {
        // Its half hour is over: the card is typed again.
        if (error instanceof ApiError && error.code === 'INVALID_CARD_TOKEN') card.dropTyped()
        throw error
      }
    })
  }
  async function subscribe(chosen: CardChoice | undefined) {
    const attempts = planAttempts(choice.idPlano)
    const body = {
      ...choice,
      ...(discounted && { cupom: discounted.coupon }),
      ...(means && { meio: means.meio }),
      ...(chosen && toCardFields(chosen)),
    }
    const subscription = await callApi(subscribeToPlay, { body: { chave: attempts.find('order', body), ...body } })
    const { pedido, cartao } = subscription
    if (pedido === null || !method) {
      onSubscribed(subscription)
      return undefined
    }
    // The card is saved with the subscription, so that it pays each term.
    const saved = chosen && cartao ? { savedId: cartao.id } : undefined
    const status = await payOrder(attempts, { pedido, codigoMetodoPagamento: method, means: saved })
    if (status.situacao === 'canceled') card.dropTyped()
    else onSubscribed(subscription)
    return status
  }
  return {
    quote,
    means,
    card,
    payer,
    sending,
    submit,
    isWithoutMeans,
    coupon: discounted?.coupon,
    missing: member ? listMissingData(member, needs) : [],
    chooseMeans(chosen: QuotedMeans['meio']) {
      sending.clear()
      setMeio(chosen)
    },
    removeCoupon: () => setDiscounted(undefined),
    /** Resolves with why it is not taken. */
    async applyCoupon(coupon: string): Promise<string | undefined> {
      try {
        setDiscounted({ coupon, quote: await loadQuote(choice, coupon) })
        return undefined
      } catch (error) {
        const isRefused = error instanceof ApiError && (error.code === 'COUPON_UNAVAILABLE' || error.status === 400)
        return isRefused ? t('refused') : failureText(error)
      }
    },
  }
}
