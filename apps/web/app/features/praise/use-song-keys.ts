import { useEffect, useEffectEvent } from 'react'
import { findScroller } from './use-rolling.ts'

export interface SongKeys {
  readonly onRoll: () => void
  readonly onTone: (by: 1 | -1) => void
  readonly onZoom: (by: 1 | -1) => void
  readonly onSpeed: (by: 1 | -1) => void
  readonly isRolling: boolean
  readonly frame: () => HTMLElement | null
}

/** Share of the page that a page turn moves; the rest stays in sight. */
const pageShare = 0.8

/**
 * The song at the keyboard, and at pedals, which send what a keyboard sends: space rolls, left and right change the key, up and
 * down the speed while it rolls, plus and minus the size, page keys turn. Whatever has the focus and uses a key keeps it.
 */
export function useSongKeys(keys: SongKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isInUse(event)) return
    const turn = (by: number) => {
      const scroller = findScroller(keys.frame())
      scroller.scrollBy({ top: by * scroller.clientHeight * pageShare })
    }
    const does: Record<string, (() => void) | undefined> = {
      ' ': keys.onRoll,
      ArrowLeft: () => keys.onTone(-1),
      ArrowRight: () => keys.onTone(1),
      ArrowUp: keys.isRolling ? () => keys.onSpeed(1) : undefined,
      ArrowDown: keys.isRolling ? () => keys.onSpeed(-1) : undefined,
      '+': () => keys.onZoom(1),
      '=': () => keys.onZoom(1),
      '-': () => keys.onZoom(-1),
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
    }
    const act = does[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Checks whether the focused element handles the key itself. */
function isInUse({ key, target }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : undefined
  if (at?.closest('input, select, textarea, dialog, [popover], [contenteditable], pre')) return true
  return key === ' ' && at?.closest('a, button, summary') !== null && at !== undefined
}
