import type { GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { toLocale } from '@narthex/contract/locale'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import type { BankChoice } from '../../../payments/bank-form.tsx'
import type { CardChoice } from '../../../payments/card-picker.tsx'
import type { CardPayer } from '../../../payments/known-holder.ts'
import { formByMethod } from '../../../payments/method-forms.ts'
import { dataUpdatePath, readMissingData } from '../../../payments/payer/missing-data.ts'
import type { PayerField, VisitorPayer } from '../../../payments/payer/payer-form.ts'
import { usePayer } from '../../../payments/payer/use-payer.ts'
import type { PaymentMeans } from '../../../payments/payment-means.ts'
import type { Gift } from '../gift.ts'
import { giftAttempts } from '../gift-attempts.ts'
import { keepGift } from '../kept-gift.ts'
import { findPlacedGift } from './pay-gift.ts'
import { usePaying } from './use-paying.ts'
import { useGiftPrice } from './use-price.ts'

/** The state of a checkout. Everything but the card and the bank account is kept with the tab. */
export function useCheckout(begun: Gift, settings: GivingSettings, onChooseMethod: () => void) {
  const navigate = useNavigate()
  const idioma = toLocale(useLocale())
  const [gift, setGift] = useState(begun)
  const [card, setCard] = useState<CardChoice>()
  const [account, setAccount] = useState<BankChoice>()
  /** The visitor in whose name the form of the method was opened. */
  const [visitorAtForm, setVisitorAtForm] = useState<CardPayer>()
  const [extraNeeds, setExtraNeeds] = useState<readonly PayerField[]>([])
  const paying = usePaying()
  const price = useGiftPrice(gift, settings)
  const { method } = price
  const needs = useMemo(() => [...new Set([...(method?.dadosNecessarios ?? []), ...extraNeeds])], [method, extraNeeds])
  const methodForm = method && formByMethod[method.codigoMetodoPagamento]
  const means = methodForm === 'card' ? card : methodForm === 'bank' ? account : undefined
  const giver = usePayer(needs, (visitor) => goOn(visitor, means))
  useEffect(() => keepGift(gift), [gift])
  // The token of what was refused is used up.
  useEffect(() => {
    if (!paying.isDeclined) return
    setCard((before) => (before && 'token' in before ? undefined : before))
    setAccount(undefined)
  }, [paying.isDeclined])

  /** Opens the form of the method, or pays. */
  async function goOn(visitor: VisitorPayer | undefined, chosen: PaymentMeans | undefined): Promise<void> {
    const person = visitor ?? giver.member
    if (!person || !method) return
    if (methodForm && !chosen) return setVisitorAtForm(person)
    const { codigoMetodoPagamento } = method
    await paying.pay({ gift, codigoMetodoPagamento, doador: visitor, means: chosen, idioma }, person.email)
  }
  function submit(chosen = means): void {
    if (giver.member) void goOn(undefined, chosen)
    else void giver.form.form.handleSubmit((visitor) => goOn(visitor, chosen))()
  }
  function chooseCard(chosen: CardChoice | undefined): void {
    paying.clear()
    setCard(chosen)
    // A card that was just typed is paid with at once.
    if (chosen && 'token' in chosen) submit(chosen)
  }
  function chooseAccount(chosen: BankChoice | undefined): void {
    paying.clear()
    setAccount(chosen)
    if (chosen) submit(chosen)
  }
  function change(part: Partial<Gift>): void {
    paying.clear()
    setGift((before) => ({ ...before, ...part }))
  }

  const placed = findPlacedGift()
  const remedies: Readonly<Partial<Record<PurchaseRemedy, () => void>>> = {
    retry: () => submit(),
    'choose-method'() {
      setCard(undefined)
      setAccount(undefined)
      onChooseMethod()
    },
    'update-data'() {
      const missing = readMissingData(paying.error)
      if (giver.member) void navigate(dataUpdatePath(missing, '/give/checkout'))
      else setExtraNeeds(missing)
    },
    ...(placed && { 'show-payment': () => void navigate(`/give/thank-you?pedido=${placed}`) }),
  }
  function help(remedy: PurchaseRemedy): void {
    paying.clear()
    const act = remedies[remedy]
    if (act) act()
    else {
      giftAttempts.forget()
      void navigate('/give')
    }
  }
  // A member has nothing to fill in before the form of the method.
  const formOwner = giver.member ?? visitorAtForm
  const opened = methodForm && formOwner && { kind: methodForm, payer: formOwner }
  const choices = { card, chooseCard, account, chooseAccount, means, methodForm, opened }
  return { gift, change, price, needs, giver, ...choices, paying, submit, help }
}
