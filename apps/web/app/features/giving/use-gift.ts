import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import { useEffect, useLayoutEffect, useState } from 'react'
import { beginGift, fitGift, type Gift, type GiftPreset } from './gift.ts'
import { keepGift, readGift } from './kept-gift.ts'

export type ChangeGift = (change: (gift: Gift) => Gift) => void

/**
 * The gift of this tab. The server draws the preset one; what was begun before takes its place, save where another link
 * was followed, or something was typed before the app ran.
 */
export function useGift(reasons: readonly GivingReason[], preset: GiftPreset): readonly [Gift, ChangeGift] {
  const [served] = useState(() => beginGift(reasons, preset))
  const [gift, setGift] = useState(served)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when session storage can be read
  useLayoutEffect(() => {
    const kept = readGift()
    const isSameLink = preset.link === '' || kept?.link === preset.link
    if (kept && isSameLink) setGift((before) => (before === served ? fitGift(kept, reasons) : before))
  }, [])
  useEffect(() => {
    if (gift !== served) keepGift(gift)
  }, [gift, served])

  return [gift, setGift]
}
