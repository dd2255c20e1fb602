import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { placeByHand } from './anchored.ts'

export interface TooltipProps {
  readonly text: string
  /** The text is the name of what it explains, and would be read out twice. */
  readonly isName?: boolean
  /** Draws what is explained, with these on it: something that takes the focus. */
  readonly children: (target: TooltipTarget) => ReactNode
}

export interface TooltipTarget {
  readonly 'aria-describedby': string | undefined
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** A few words that show while the pointer or the focus is at something. Escape hides them. Never the only place of what must be known. */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown || !tip.current || !anchor.current) return
    tip.current.showPopover()
    placeByHand(tip.current, anchor.current, 'start')
    const stop = new AbortController()
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && setShown(false), { signal: stop.signal })
    const shown = tip.current
    return () => {
      stop.abort()
      shown.hidePopover()
    }
  }, [isShown])
  const show = () => setShown(true)
  const hide = () => setShown(false)
  return (
    <span ref={anchor} style={{ anchorName: `--${id}` }} className="inline-flex">
      {children({
        'aria-describedby': isName ? undefined : id,
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
      })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        aria-hidden={isName || undefined}
        popover="manual"
        style={{ positionAnchor: `--${id}` }}
        className="pointer-events-none inset-auto m-0 my-1 max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas shadow-lift [position-area:bottom] [position-try-fallbacks:flip-block]"
      >
        {text}
      </span>
    </span>
  )
}
