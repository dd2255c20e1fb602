import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { thankYouPath } from './flow-step.ts'
import { dropPurchase, keepPurchase, type Purchase, readPurchase } from './kept-purchase.ts'
import { listenToOtherTabs, postToOtherTabs } from './purchase-channel.ts'

/**
 * Tabs with the same hold, as after duplicating one, keep to one purchase: a new hold and the persons who come are taken
 * over, and a registration leads every tab to its page. Answers whether an older tab has this purchase open.
 */
export function useOtherTabs(
  eventId: number,
  reserva: string | null,
  onAdopted: (purchase: Purchase) => void,
): { readonly isOpenElsewhere: boolean } {
  const navigate = useNavigate()
  const [openIn, setOpenIn] = useState<string>()
  const adopt = useEffectEvent((changed: Purchase) => {
    const own = readPurchase(eventId)
    const isSameHold = changed.reserva === own.reserva
    // A changed choice belongs to its tab until it is held.
    const next = isSameHold ? { ...own, participantes: changed.participantes } : changed
    keepPurchase(eventId, next)
    onAdopted(next)
  })
  const leave = useEffectEvent((code: string) => {
    dropPurchase(eventId)
    void navigate(thankYouPath(code), { replace: true })
  })

  useEffect(() => {
    if (!reserva) return
    const post = (kind: 'open' | 'here' | 'left') => postToOtherTabs(eventId, { kind, reserva })
    const stop = listenToOtherTabs(eventId, (message, isOlderTab) => {
      if (message.reserva !== reserva) return
      if (message.kind === 'changed') return adopt(message.purchase)
      if (message.kind === 'registered') return leave(reserva)
      if (isOlderTab) setOpenIn(message.kind === 'left' ? undefined : reserva)
      else if (message.kind === 'open') post('here')
    })
    const sayLeft = () => post('left')
    addEventListener('pagehide', sayLeft)
    post('open')
    return () => {
      removeEventListener('pagehide', sayLeft)
      sayLeft()
      stop()
    }
  }, [eventId, reserva])
  return { isOpenElsewhere: reserva !== null && openIn === reserva }
}
