import { type RefObject, useLayoutEffect, useRef } from 'react'
import { enterSlot, leaveSlot, useDock } from './dock.ts'

export interface DockSlot {
  readonly slot: RefObject<HTMLDivElement | null>
  readonly isDocked: boolean
}

/** The place of a video in its page. Where it plays already, it comes into the slot; when the page goes, it goes to the dock. */
export function useDockSlot(name: string): DockSlot {
  const isDocked = useDock(({ docked }) => docked?.name === name)
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isDocked || !slot.current) return
    enterSlot(slot.current)
    return leaveSlot
  }, [isDocked])
  return { slot, isDocked }
}
