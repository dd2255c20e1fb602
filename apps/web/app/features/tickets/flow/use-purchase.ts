import { useCallback, useState } from 'react'
import { keepPurchase, type Purchase, readPurchase } from './kept-purchase.ts'

export type ChangePurchase = (change: Partial<Purchase> | ((before: Purchase) => Partial<Purchase>)) => void

/** The purchase of this tab; every change is kept at once. Only where session storage can be read. */
export function usePurchase(eventId: number): readonly [Purchase, ChangePurchase] {
  const [purchase, setPurchase] = useState(() => readPurchase(eventId))
  const change: ChangePurchase = useCallback(
    (part) => {
      const before = readPurchase(eventId)
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
      keepPurchase(eventId, next)
      setPurchase(next)
    },
    [eventId],
  )
  return [purchase, change]
}
