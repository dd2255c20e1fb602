import { useCallback, useState } from 'react'
import { keepPurchase, type Purchase, readPurchase } from './kept-purchase.ts'
import { postToOtherTabs } from './purchase-channel.ts'
import { useOtherTabs } from './use-other-tabs.ts'

export type ChangePurchase = (change: Partial<Purchase> | ((before: Purchase) => Partial<Purchase>)) => void

/**
 * The purchase of this tab; every change is kept at once, and told to tabs with the same hold. Only where session storage
 * can be read.
 */
export function usePurchase(eventId: number) {
  const [purchase, setPurchase] = useState(() => readPurchase(eventId))
  const change: ChangePurchase = useCallback(
    (part) => {
      const before = readPurchase(eventId)
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
      keepPurchase(eventId, next)
      setPurchase(next)
      if (before.reserva) postToOtherTabs(eventId, { kind: 'changed', reserva: before.reserva, purchase: next })
    },
    [eventId],
  )
  const { isOpenElsewhere } = useOtherTabs(eventId, purchase.reserva, setPurchase)
  return [purchase, change, isOpenElsewhere] as const
}
