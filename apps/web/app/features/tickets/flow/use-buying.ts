import type { EventPage } from '@narthex/contract/events/event.schemas'
import { fallbackRemedy, type PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChurchSite } from '../../../page/use-site.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { type Holding, useHold } from '../hold/use-hold.ts'
import { loadSale } from '../ticket-calls.ts'
import { type BuyingStep, buyingSteps, checkoutPath, stepPath, thankYouPath } from './flow-step.ts'
import type { Purchase } from './kept-purchase.ts'
import { changeCount, findMost, fromHold, isHeld } from './selection.ts'
import { takeServedCounts } from './served-counts.ts'
import { type ChangePurchase, usePurchase } from './use-purchase.ts'

/** The state of a purchase: what is chosen, what is held, and which step is open. */
export function useBuying(event: EventPage, served: EventSale, search: string) {
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const step = buyingSteps.find((name) => name === query.get('buyingStep')) ?? 'tickets'
  const [purchase, change, isOpenElsewhere] = usePurchase(event.id)
  const holding = useHold(event.id, purchase, change)
  const { acesso, tickets } = purchase
  const { sale, reload } = useSale(event.id, served, acesso, change)
  const go = (next: BuyingStep, ticket?: number) =>
    void navigate(stepPath(event.id, next, ticket), { viewTransition: true })
  useServedCounts(served, change)
  useOffered(query, change)
  useHeldPurchase(event.id, step, purchase, holding, change)

  const methods = sale.metodos.map(({ codigoMetodoPagamento }) => codigoMetodoPagamento)
  const method = methods.find((code) => code === purchase.codigoMetodoPagamento) ?? methods[0]
  async function next(): Promise<void> {
    const hold = holding.held?.hold
    const isSame = hold?.situacao === 'RESERVADA' && isHeld(tickets, hold) && isRunning(hold.expiraEm)
    if (isSame && (hold.orcamento.cupom ?? '') === purchase.cupom.toUpperCase()) return go('holders', 1)
    change({ codigoMetodoPagamento: method ?? null })
    if (await holding.take()) go('holders', 1)
  }
  async function help(remedy: PurchaseRemedy): Promise<void> {
    holding.clear()
    if (remedy === 'retry' || remedy === 'hold-again') return void (await holding.take())
    if (remedy === 'remove-coupon') return change({ cupom: '' })
    if (remedy === 'other-events') return void navigate('/event')
    if (remedy === 'log-in') return void navigate(accessPath(stepPath(event.id, step)))
    // What is sold has changed: the choice begins with what is there now, and keeps what still can be had.
    await reload()
    if (remedy === fallbackRemedy) change({ reserva: null })
    go('tickets')
  }
  const number = Number(query.get('fillTicket') ?? '1') || 1
  return { step, number, sale, method, purchase, change, isOpenElsewhere, holding, go, next, help }
}

const isRunning = (expiraEm: string | null) => expiraEm !== null && new Date(expiraEm) > new Date()

/** Current sale. A hidden type is not in the page as served; a kept key finds it after a reload. */
function useSale(eventId: number, served: EventSale, acesso: string, change: ChangePurchase) {
  const { slug } = useChurchSite().church
  const [sale, setSale] = useState(served)
  const load = () => loadSale(slug, eventId, acesso)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    if (!acesso) return
    load().then(
      (found) => {
        setSale(found)
        // A key that shows nothing is asked with no more: wrong ones are counted.
        if (!found.ingressos.some(({ flagOculto }) => flagOculto)) change({ acesso: '' })
      },
      () => {},
    )
  }, [acesso])
  return { sale, reload: async () => setSale(await load().catch(() => sale)) }
}

/** Takes what was chosen in the step as served, as far as it may be bought. */
function useServedCounts(served: EventSale, change: ChangePurchase): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    for (const [id, count] of takeServedCounts(served.idEvento)) {
      const type = served.ingressos.find((other) => other.id === id)
      if (!type) continue
      change(({ tickets }) => {
        const maxCount = findMost(type, served, undefined, tickets)
        return { tickets: changeCount(tickets, type, Math.min(count, maxCount)) }
      })
    }
  }, [])
}

/** A link may bring a key to hidden types, or the code of a hold that was offered. */
function useOffered(query: URLSearchParams, change: ChangePurchase): void {
  const [acesso, reserva] = [query.get('acesso'), query.get('reserva')]
  useLayoutEffect(() => {
    if (acesso && /^[\w-]{4,40}$/.test(acesso)) change({ acesso })
    if (!reserva || !/^[0-9A-HJKMNP-TV-Z]{26}$/.test(reserva)) return
    change((before) => (before.reserva === reserva ? {} : { reserva, tickets: [], cupom: '', visto: null }))
  }, [acesso, reserva, change])
}

/** A hold brings its own tickets where it was offered or began on another device, and leads on where it is paid for. */
function useHeldPurchase(
  eventId: number,
  step: BuyingStep,
  { reserva, tickets }: Purchase,
  { held }: Holding,
  change: ChangePurchase,
): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (held && tickets.length === 0) change({ tickets: fromHold(held.hold), visto: held.hold.orcamento })
  }, [held, tickets.length, change])
  const standing = held?.hold.situacao
  useEffect(() => {
    if (!held || !reserva) return
    if (standing === 'CONFIRMADA') void navigate(thankYouPath(reserva), { replace: true })
    else if (step === 'payment' || (standing === 'PENDENTE' && step === 'holders'))
      void navigate(checkoutPath(eventId, reserva), { replace: true })
  }, [held, standing, reserva, step, eventId, navigate])
}
