import type { PaymentMethodCode } from '@narthex/contract/churches/codes'
import { toLocale } from '@narthex/contract/locale'
import type { EventSale, Hold } from '@narthex/contract/tickets/ticket.schemas'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import type { BankChoice } from '../../../payments/bank-form.tsx'
import type { CardChoice } from '../../../payments/card-picker.tsx'
import type { CardPayer } from '../../../payments/known-holder.ts'
import { formByMethod } from '../../../payments/method-forms.ts'
import { readMissingData } from '../../../payments/payer/missing-data.ts'
import type { PayerField, VisitorPayer } from '../../../payments/payer/payer-form.ts'
import { usePayer } from '../../../payments/payer/use-payer.ts'
import type { PaymentMeans } from '../../../payments/payment-means.ts'
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
  const [card, setCard] = useState<CardChoice>()
  const [account, setAccount] = useState<BankChoice>()
  const [parcelas, setParcelas] = useState(1)
  const [isAccepted, accept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [visitorAtForm, setVisitorAtForm] = useState<CardPayer>()
  const [extraNeeds, setExtraNeeds] = useState<readonly PayerField[]>([])
  const [outcome, setOutcome] = useState<{ error?: unknown; isDeclined: boolean }>({ isDeclined: false })
  const [isSending, setSending] = useState(false)
  const isUnderway = useRef(false)
  const offered = sale.metodos.find(({ codigoMetodoPagamento }) => codigoMetodoPagamento === method)
  const needs = useMemo(
    () => [...new Set([...(offered?.dadosNecessarios ?? []), ...extraNeeds])],
    [offered, extraNeeds],
  )
  const isPlaced = hold.pedido !== null
  const payer = usePayer(needs, (visitor) => goOn(visitor, means))
  const methodForm = method && hold.orcamento.total > 0 ? formByMethod[method] : undefined
  const means = methodForm === 'card' ? card : methodForm === 'bank' ? account : undefined
  const plans =
    methodForm === 'card' ? hold.orcamento.parcelas.filter((plan) => plan.parcelas <= sale.qtdeMaxParcelas) : []

  async function pay(comprador: VisitorPayer | undefined, chosen: PaymentMeans | undefined): Promise<void> {
    if (isUnderway.current || isCounting) return
    isUnderway.current = true
    setSending(true)
    setOutcome({ isDeclined: false })
    try {
      const pedido = hold.pedido ?? (await placeOrder(comprador))
      if (pedido && method) {
        const plan = plans.some((one) => one.parcelas === parcelas) ? parcelas : 1
        const status = await payTickets({
          eventId: sale.idEvento,
          pedido,
          codigoMetodoPagamento: method,
          means: chosen,
          parcelas: plan,
        })
        if (status.situacao === 'canceled') {
          setCard((before) => (before && 'token' in before ? undefined : before))
          setAccount(undefined)
          return setOutcome({ isDeclined: true })
        }
      }
      await navigate(thankYouPath(hold.codigo), { viewTransition: true })
      closePurchase(sale.idEvento)
    } catch (error) {
      setOutcome({ error, isDeclined: false })
    } finally {
      isUnderway.current = false
      setSending(false)
    }
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
  /** Opens the form of the method, or pays. */
  async function goOn(visitor: VisitorPayer | undefined, chosen: PaymentMeans | undefined): Promise<void> {
    if (sale.termos && !isAccepted && !isPlaced) return
    const person = visitor ?? payer.member ?? { nome: '', email: '' }
    if (methodForm && !chosen) return setVisitorAtForm(person)
    await pay(visitor, chosen)
  }
  function submit(chosen = means): void {
    setAsked(true)
    if (payer.member || isPlaced) void goOn(undefined, chosen)
    else void payer.form.form.handleSubmit((visitor) => goOn(visitor, chosen))()
  }
  const clear = () => setOutcome({ isDeclined: false })
  const formOwner = payer.member ?? visitorAtForm
  const opened = methodForm && formOwner && { kind: methodForm, payer: formOwner }
  return {
    payer,
    needs,
    plans,
    parcelas,
    setParcelas,
    isAccepted,
    accept,
    isPlaced,
    methodForm,
    means,
    opened,
    card,
    account,
    isSending,
    ...outcome,
    submit,
    clear,
    isTermsMissing: isAsked,
    askForMissing: () => setExtraNeeds(readMissingData(outcome.error)),
    chooseCard(chosen: CardChoice | undefined) {
      clear()
      setCard(chosen)
      // A card that was just typed is paid with at once.
      if (chosen && 'token' in chosen) submit(chosen)
    },
    chooseAccount(chosen: BankChoice | undefined) {
      clear()
      setAccount(chosen)
      if (chosen) submit(chosen)
    },
  }
}
