import type { GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { toLocale } from '@narthex/contract/locale'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import { dataUpdatePath, readMissingData } from '../../../payments/payer/missing-data.ts'
import { type Payment, usePaymentMeans } from '../../../payments/use-payment-means.ts'
import type { Gift } from '../gift.ts'
import { giftAttempts } from '../gift-attempts.ts'
import { keepGift } from '../kept-gift.ts'
import { keepReceiptAddress } from '../kept-receipt.ts'
import { payGift } from './pay-gift.ts'
import { useGiftPrice } from './use-price.ts'

/** The state of a checkout. Everything but the card and the bank account is kept with the tab. */
export function useCheckout(begun: Gift, settings: GivingSettings, onChooseMethod: () => void) {
  const navigate = useNavigate()
  const idioma = toLocale(useLocale())
  const [gift, setGift] = useState(begun)
  /** The order of the last gift that was placed, for the way to a payment that is under way already. */
  const [placed, setPlaced] = useState<string>()
  const price = useGiftPrice(gift, settings)
  const { method } = price
  const chosen = usePaymentMeans({
    method: method?.codigoMetodoPagamento,
    methodNeeds: method?.dadosNecessarios,
    mayGoOn: method !== undefined,
    pay,
  })
  const { payer, clear, submit } = chosen
  useEffect(() => keepGift(gift), [gift])

  /** Pays the gift and goes on to its page, which waits with the giver. A refusal stays here, with everything kept. */
  async function pay({ visitor, person, means }: Payment): Promise<PaymentStatus | undefined> {
    if (!method) return undefined
    setPlaced(undefined)
    const { codigoMetodoPagamento } = method
    const status = await payGift({
      gift,
      codigoMetodoPagamento,
      doador: visitor,
      means,
      idioma,
      onPlaced: setPlaced,
    })
    if (status.situacao === 'canceled') return status
    keepReceiptAddress(status.pedido, person.email)
    await navigate(`/give/thank-you?pedido=${status.pedido}`, { viewTransition: true })
    return status
  }
  function change(part: Partial<Gift>): void {
    clear()
    setGift((before) => ({ ...before, ...part }))
  }
  const remedies: Readonly<Partial<Record<PurchaseRemedy, () => void>>> = {
    retry: () => submit(),
    'choose-method'() {
      chosen.forget()
      onChooseMethod()
    },
    'update-data'() {
      if (payer.member) void navigate(dataUpdatePath(readMissingData(chosen.error), '/give/checkout'))
      else chosen.askForMissing()
    },
    ...(placed && { 'show-payment': () => void navigate(`/give/thank-you?pedido=${placed}`) }),
  }
  function help(remedy: PurchaseRemedy): void {
    clear()
    const act = remedies[remedy]
    if (act) act()
    else {
      giftAttempts.forget()
      void navigate('/give')
    }
  }
  return { gift, change, price, chosen, help }
}
