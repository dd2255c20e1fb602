import type { GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { toLocale } from '@narthex/contract/locale'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import type { CardChoice } from '../../../payments/card-picker.tsx'
import type { Gift } from '../gift.ts'
import { keepGift } from '../kept-gift.ts'
import { forgetAttempts } from './attempt-keys.ts'
import type { PayerField } from './giver-form.ts'
import { dataUpdatePath } from './member-giver.tsx'
import { findPlacedGift, type VisitorGiver } from './pay-gift.ts'
import { type Person, useGiver } from './use-giver.ts'
import { usePaying } from './use-paying.ts'
import { useGiftPrice } from './use-price.ts'

/** Asked for where the API says that data are missing, without saying which. */
const allNeeds: readonly PayerField[] = ['documento', 'telefone']

/** The state of a checkout. Everything but the card is kept with the tab. */
export function useCheckout(begun: Gift, settings: GivingSettings, onChooseMethod: () => void) {
  const navigate = useNavigate()
  const idioma = toLocale(useLocale())
  const [gift, setGift] = useState(begun)
  const [card, setCard] = useState<CardChoice>()
  /** The visitor in whose name the card form was opened. */
  const [cardOwner, setCardOwner] = useState<Person>()
  const [extraNeeds, setExtraNeeds] = useState<readonly PayerField[]>([])
  const paying = usePaying()
  const price = useGiftPrice(gift, settings)
  const { method } = price
  const needs = useMemo(() => [...new Set([...(method?.dadosNecessarios ?? []), ...extraNeeds])], [method, extraNeeds])
  const giver = useGiver(needs, (visitor) => goOn(visitor, card))
  const isCard = method?.codigoMetodoPagamento === 'CREDIT_CARD'
  useEffect(() => keepGift(gift), [gift])
  // The token of a refused card is used up.
  useEffect(() => {
    if (paying.isDeclined) setCard((before) => (before && 'token' in before ? undefined : before))
  }, [paying.isDeclined])

  /** Opens the card form, or pays. */
  async function goOn(visitor: VisitorGiver | undefined, chosen: CardChoice | undefined): Promise<void> {
    const person = visitor ?? giver.member
    if (!person || !method) return
    if (isCard && !chosen) return setCardOwner({ nome: person.nome, email: person.email })
    const { codigoMetodoPagamento } = method
    const payment = { gift, codigoMetodoPagamento, doador: visitor, card: isCard ? chosen : undefined, idioma }
    await paying.pay(payment, person.email)
  }
  function submit(chosen = card): void {
    if (giver.member) void goOn(undefined, chosen)
    else void giver.form.form.handleSubmit((visitor) => goOn(visitor, chosen))()
  }
  function chooseCard(chosen: CardChoice | undefined): void {
    paying.clear()
    setCard(chosen)
    // A card that was just typed is paid with at once.
    if (chosen && 'token' in chosen) submit(chosen)
  }
  function change(part: Partial<Gift>): void {
    paying.clear()
    setGift((before) => ({ ...before, ...part }))
  }

  const placed = findPlacedGift()
  const remedies: Readonly<Partial<Record<PurchaseRemedy, () => void>>> = {
    retry: submit,
    'choose-method'() {
      setCard(undefined)
      onChooseMethod()
    },
    'update-data'() {
      if (giver.member) void navigate(dataUpdatePath)
      else setExtraNeeds(allNeeds)
    },
    ...(placed && { 'show-payment': () => void navigate(`/give/thank-you?pedido=${placed}`) }),
  }
  function help(remedy: PurchaseRemedy): void {
    paying.clear()
    const act = remedies[remedy]
    if (act) act()
    else {
      forgetAttempts()
      void navigate('/give')
    }
  }
  // A member has nothing to fill in before the card.
  const cardPayer = isCard ? (giver.member ?? cardOwner) : undefined
  return { gift, change, price, needs, giver, card, chooseCard, cardPayer, isCard, paying, submit, help }
}
