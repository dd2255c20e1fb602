import { useIsOnline } from '@narthex/client/device/connection'
import { ApiError } from '@narthex/contract/client'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchTopics } from '../session/watch-topics.ts'
import { isOwnDocument } from './own-document.ts'
import { askGateway, loadPayment } from './payment-calls.ts'
import { announceReturn, onReturn } from './payment-returns.ts'
import { gatewayRestMs, planReading } from './poll-schedule.ts'

export interface WatchedPayment {
  readonly code: string
  readonly phase: 'loading' | 'failed' | 'missing' | 'ready'
  /** The last that is known; it stays while later readings fail. */
  readonly status: PaymentStatus | undefined
  /** The last reading failed. */
  readonly isStale: boolean
  /** The payment was received while this page was open. */
  readonly hasTurned: boolean
  /** Asks the gateway how the payment stands. Never rejects. */
  readonly check: () => Promise<void>
  /** Reads what is known here. Never rejects. */
  readonly reload: () => Promise<void>
  /** Shows what another call answered. */
  readonly accept: (status: PaymentStatus) => void
}

interface Known {
  readonly phase: WatchedPayment['phase']
  readonly status?: PaymentStatus
  readonly isStale?: boolean
  readonly hasTurned?: boolean
}

/**
 * Status of an order, kept current while the page is open: by the event stream, by readings that become rarer, when the
 * tab comes back in sight, when the connection returns and when its payer comes back from another window.
 * @param code another code belongs to another component: give it as a key
 * @param load reads the status, for everyone who has the code by default; the same function from render to render
 */
export function usePaymentStatus(code: string, load = loadPayment): WatchedPayment {
  const [known, setKnown] = useState<Known>({ phase: 'loading' })
  const readings = useRef({ started: 0, accepted: 0, gatewayAskedAt: 0 })
  const isOnline = useIsOnline()

  const accept = useCallback((status: PaymentStatus) => {
    readings.current.accepted = readings.current.started
    setKnown((before) => toKnown(before, status))
  }, [])

  const read = useCallback(
    async (how: typeof loadPayment) => {
      const number = ++readings.current.started
      if (how === askGateway) readings.current.gatewayAskedAt = Date.now()
      try {
        const status = await how(code)
        // An answer that was overtaken by a later one is older than what is shown.
        if (number < readings.current.accepted) return
        readings.current.accepted = number
        setKnown((before) => toKnown(before, status))
      } catch (error) {
        setKnown((before) => afterFailure(before, error))
      }
    },
    [code],
  )
  const reload = useCallback(() => read(load), [read, load])
  const check = useCallback(() => read(askGateway), [read])

  const look = useCallback((asksGateway: boolean) => void (asksGateway ? check() : reload()), [check, reload])
  const isWaiting = isOpenEnded(known.status)
  // At the rehearsal gateway to ask is to agree: there the payer decides.
  const mayAsk = !known.status?.pagamento?.flagEnsaio

  const onSight = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !isWaiting) return
    look(mayAsk && Date.now() - readings.current.gatewayAskedAt > gatewayRestMs)
  })
  const onArrival = useEffectEvent(() => {
    if (!isOwnDocument()) return
    announceReturn(code)
    look(mayAsk)
  })

  useEffect(() => {
    if (isOnline) void reload()
  }, [isOnline, reload])
  useEffect(() => watchTopics({ others: [`payment:${code}`] }, () => void reload()), [code, reload])
  useEffect(() => onReturn(code, () => look(mayAsk)), [code, look, mayAsk])
  useEffect(() => {
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [])

  const isAwaitingApproval = isWaiting && hasApproval(known.status)
  useEffect(() => {
    if (isAwaitingApproval) onArrival()
  }, [isAwaitingApproval])

  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    const plan = (count: number) => {
      const { delayMs, asksGateway } = planReading(count)
      timer = setTimeout(() => {
        // A tab out of sight reads when it is looked at again.
        if (document.visibilityState === 'visible') look(asksGateway && mayAsk)
        plan(count + 1)
      }, delayMs)
    }
    plan(0)
    return () => clearTimeout(timer)
  }, [isWaiting, look, mayAsk])

  const { phase, status, isStale = false, hasTurned = false } = known
  return { code, phase, status, isStale, hasTurned, check, reload, accept }
}

/** Something may still happen by itself. */
const isOpenEnded = (status: PaymentStatus | undefined) =>
  status?.situacao === 'waiting' || status?.situacao === 'review'

/** Whether the payer was sent to a bank or a wallet and comes back to a document of this site. */
const hasApproval = (status: PaymentStatus | undefined) => {
  const kind = status?.pagamento?.acao?.kind
  return kind === 'redirect' || kind === 'challenge'
}

function toKnown(before: Known, status: PaymentStatus): Known {
  const isReceivedNow = isOpenEnded(before.status) && status.situacao === 'success'
  return { phase: 'ready', status, hasTurned: before.hasTurned === true || isReceivedNow }
}

function afterFailure(before: Known, error: unknown): Known {
  if (before.status) return { ...before, isStale: true }
  return { phase: isUnknownCode(error) ? 'missing' : 'failed' }
}

/** No such order, or no code at all. */
const isUnknownCode = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)
