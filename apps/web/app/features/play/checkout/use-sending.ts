import { ApiError, NoResponseError } from '@narthex/contract/client'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { useRef, useState } from 'react'

export interface Sending {
  readonly isSending: boolean
  /** What the last attempt met. */
  readonly error: unknown
  /** The last payment was refused: nothing was charged. */
  readonly isDeclined: boolean
  /** A second call while one is on its way is ignored. Never rejects. */
  readonly run: (act: () => Promise<PaymentStatus | undefined>) => Promise<void>
  readonly clear: () => void
}

const nothing = { error: undefined, isDeclined: false }

/** Sends an order with its payment, once at a time. */
export function useSending(): Sending {
  const isUnderway = useRef(false)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Pick<Sending, 'error' | 'isDeclined'>>(nothing)
  async function run(act: () => Promise<PaymentStatus | undefined>): Promise<void> {
    if (isUnderway.current) return
    isUnderway.current = true
    setSending(true)
    setOutcome(nothing)
    try {
      const status = await act()
      setOutcome({ error: undefined, isDeclined: status?.situacao === 'canceled' })
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NoResponseError)) reportError(error)
      setOutcome({ error, isDeclined: false })
    } finally {
      isUnderway.current = false
      setSending(false)
    }
  }
  return { isSending, ...outcome, run, clear: () => setOutcome(nothing) }
}
