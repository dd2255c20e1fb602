import { ApiError, NoResponseError } from '@narthex/contract/client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepReceiptAddress } from '../kept-receipt.ts'
import { type GiftPayment, payGift } from './pay-gift.ts'

export interface Paying {
  readonly isSending: boolean
  /** What the last attempt met. */
  readonly error: unknown
  /** The last attempt was refused: nothing was charged. */
  readonly isDeclined: boolean
  /** A second call while one is on its way is ignored. Never rejects. */
  readonly pay: (payment: GiftPayment, email: string) => Promise<void>
  readonly clear: () => void
}

const nothing = { error: undefined, isDeclined: false }

/** Pays the gift and goes on to its page, which waits with the giver. A refusal stays here, with everything kept. */
export function usePaying(): Paying {
  const navigate = useNavigate()
  const isUnderway = useRef(false)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Pick<Paying, 'error' | 'isDeclined'>>(nothing)

  async function pay(payment: GiftPayment, email: string): Promise<void> {
    if (isUnderway.current) return
    isUnderway.current = true
    setSending(true)
    setOutcome(nothing)
    try {
      const { pedido, situacao } = await payGift(payment)
      if (situacao === 'canceled') return setOutcome({ error: undefined, isDeclined: true })
      keepReceiptAddress(pedido, email)
      await navigate(`/give/thank-you?pedido=${pedido}`, { viewTransition: true })
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NoResponseError)) reportError(error)
      setOutcome({ error, isDeclined: false })
    } finally {
      isUnderway.current = false
      setSending(false)
    }
  }
  return { isSending, ...outcome, pay, clear: () => setOutcome(nothing) }
}
