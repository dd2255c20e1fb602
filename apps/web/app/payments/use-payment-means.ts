import { useAct } from '@narthex/client/data/use-act'
import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { PayerField } from '@narthex/contract/payments/payer-fields'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { useMemo, useState } from 'react'
import type { BankChoice } from './bank-form.tsx'
import type { CardChoice } from './card-picker.tsx'
import type { CardPayer } from './known-holder.ts'
import { formByMethod } from './method-forms.ts'
import type { ChosenMeans } from './pay-part.tsx'
import { readMissingData } from './payer/missing-data.ts'
import type { VisitorPayer } from './payer/payer-form.ts'
import { type Payer, type Person, usePayer } from './payer/use-payer.ts'
import type { PaymentMeans } from './payment-means.ts'

/** One attempt to pay. */
export interface Payment {
  /** Undefined for a member. */
  readonly visitor: VisitorPayer | undefined
  readonly person: Person
  readonly means: PaymentMeans | undefined
}

export interface PaymentMeansOptions {
  readonly method: PaymentMethodCode | undefined
  /** Fields of the payer that the method needs. */
  readonly methodNeeds?: readonly PayerField[] | undefined
  /** Nothing is to be paid: neither a card nor an account is asked for. */
  readonly isFree?: boolean
  /** The order stands already, and its payer with it. */
  readonly isPlaced?: boolean
  /** The price is on its way: nothing is sent. */
  readonly isCounting?: boolean
  /** Something is to be done before the form of the method opens, or before it is paid. */
  readonly mayGoOn?: boolean
  readonly onSubmit?: () => void
  /** Places the order and starts its payment; undefined where nothing had to be paid. */
  readonly pay: (payment: Payment) => Promise<PaymentStatus | undefined>
}

export interface PaymentMeansState extends ChosenMeans {
  readonly payer: Payer
  /** Fields asked of a visitor: by the method, and by the API after a refusal. */
  readonly needs: readonly PayerField[]
  readonly isSending: boolean
  /** Error of the last attempt. */
  readonly error: unknown
  /** The last payment was refused: nothing was charged. */
  readonly isDeclined: boolean
  readonly clear: () => void
  /** Opens the form of the method, or pays. */
  readonly submit: (chosen?: PaymentMeans) => void
  /** Asks a visitor for what the API says is missing. */
  readonly askForMissing: () => void
  /** A card that was typed can be used once: it is typed again. */
  readonly dropTyped: () => void
  readonly forget: () => void
}

const none: readonly PayerField[] = []
const placedPayer: Person = { nome: '', email: '' }
const keepSaved = (card: CardChoice | undefined) => (card && 'token' in card ? undefined : card)

/** State of every checkout: the payer, and the card or account. A purchase adds only its order. */
export function usePaymentMeans(options: PaymentMeansOptions): PaymentMeansState {
  const { method, methodNeeds = none, isFree, isPlaced, isCounting, mayGoOn = true, onSubmit, pay } = options
  const [card, setCard] = useState<CardChoice>()
  const [account, setAccount] = useState<BankChoice>()
  /** The visitor in whose name the form of the method was opened. */
  const [visitorAtForm, setVisitorAtForm] = useState<CardPayer>()
  const [extraNeeds, setExtraNeeds] = useState<readonly PayerField[]>(none)
  const { outcome, isBusy, error, run, clear } = useAct<PaymentStatus | undefined>()
  const needs = useMemo(() => [...new Set([...methodNeeds, ...extraNeeds])], [methodNeeds, extraNeeds])
  const methodForm = method && !isFree ? formByMethod[method] : undefined
  const means = methodForm === 'card' ? card : methodForm === 'bank' ? account : undefined
  const payer = usePayer(needs, (visitor) => goOn(visitor, means))
  const forget = () => {
    setCard(undefined)
    setAccount(undefined)
  }
  const dropTyped = () => setCard(keepSaved)

  async function goOn(visitor: VisitorPayer | undefined, chosen: PaymentMeans | undefined): Promise<void> {
    const person = visitor ?? payer.member ?? (isPlaced ? placedPayer : undefined)
    if (!person || !mayGoOn) return
    if (methodForm && !chosen) return setVisitorAtForm(person)
    if (isCounting) return
    await run(async () => {
      const status = await pay({ visitor, person, means: chosen })
      if (status?.situacao === 'canceled') {
        dropTyped()
        setAccount(undefined)
      }
      return status
    })
  }
  function submit(chosen = means): void {
    onSubmit?.()
    if (payer.member || isPlaced) void goOn(undefined, chosen)
    else void payer.form.form.handleSubmit((visitor) => goOn(visitor, chosen))()
  }
  function chooseCard(chosen: CardChoice | undefined): void {
    clear()
    setCard(chosen)
    // A card that was just typed is paid with at once.
    if (chosen && 'token' in chosen) submit(chosen)
  }
  function chooseAccount(chosen: BankChoice | undefined): void {
    clear()
    setAccount(chosen)
    if (chosen) submit(chosen)
  }
  // A member has nothing to fill in before the form of the method.
  const formOwner = payer.member ?? visitorAtForm
  return {
    payer,
    needs,
    methodForm,
    opened: methodForm && formOwner && { kind: methodForm, payer: formOwner },
    means,
    card,
    chooseCard,
    account,
    chooseAccount,
    isSending: isBusy,
    error,
    isDeclined: outcome.state === 'done' && outcome.value?.situacao === 'canceled',
    clear,
    submit,
    askForMissing: () => setExtraNeeds(readMissingData(error)),
    dropTyped,
    forget,
  }
}
