import { type CSSProperties, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react'

/** A panel beside its button: a sheet under the thumb on phones. Turns to the other side where there is no room. */
export const panelClass =
  'm-0 max-h-[85dvh] overflow-y-auto overscroll-contain bg-card text-sm shadow-float ring-1 ring-line transition-opacity starting:opacity-0 max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-t-hero max-sm:p-3 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:backdrop:bg-black/35 sm:inset-auto sm:my-1 sm:max-h-96 sm:max-w-80 sm:min-w-52 sm:rounded-card sm:p-1.5'

const sides = {
  start: 'sm:[position-area:bottom_span-right]',
  end: 'sm:[position-area:bottom_span-left]',
}
const turns = 'sm:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]'

/** `start`: both begin at the same edge. `end`: both end there. */
export type PanelAlign = keyof typeof sides

export interface AnchoredPanel {
  readonly isOpen: boolean
  readonly open: () => void
  /** Gives the focus back where the panel had it. */
  readonly close: () => void
  readonly panel: RefObject<HTMLDivElement | null>
  readonly trigger: RefObject<HTMLButtonElement | null>
  /** Attributes of the button. */
  readonly triggerProps: {
    readonly popoverTarget: string
    readonly 'aria-expanded': boolean
    readonly style: CSSProperties
    readonly ref: RefObject<HTMLButtonElement | null>
  }
  /** Attributes of the panel; what it holds is rendered while `isOpen`. */
  readonly panelProps: {
    readonly id: string
    readonly popover: 'auto'
    readonly style: CSSProperties
    readonly className: string
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => void
    readonly onToggle: (event: ToggleEvent<HTMLDivElement>) => void
  }
}

export interface PanelEvents {
  /** Once it is shown with what it holds: the place to move the focus. */
  readonly onOpened?: (panel: HTMLDivElement) => void
  readonly onClosed?: () => void
}

/** A native popover that opens beside its button; Escape and a click elsewhere close it. */
export function useAnchoredPanel(align: PanelAlign, { onOpened, onClosed }: PanelEvents = {}): AnchoredPanel {
  const id = useId()
  const anchor = `--${id}`
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    open: () => panel.current?.showPopover(),
    close: () => panel.current?.hidePopover(),
    panel,
    trigger,
    triggerProps: { popoverTarget: id, 'aria-expanded': isOpen, style: { anchorName: anchor }, ref: trigger },
    panelProps: {
      id,
      popover: 'auto',
      style: { positionAnchor: anchor },
      className: `${panelClass} ${sides[align]} ${turns}`,
      ref: panel,
      onBeforeToggle: ({ newState }) => {
        if (newState === 'open') setOpen(true)
      },
      // What had the focus goes only once the browser has given it back.
      onToggle: ({ newState, currentTarget }) => {
        if (newState === 'closed') {
          setOpen(false)
          return onClosed?.()
        }
        if (trigger.current) placeByHand(currentTarget, trigger.current, align)
        onOpened?.(currentTarget)
      },
    },
  }
}

/** Places a shown popover where the browser has no anchors: Safari before 26, Firefox before 147. */
export function placeByHand(
  panel: HTMLElement,
  anchor: HTMLElement,
  align: PanelAlign,
  hasAnchors = supportsAnchors(),
) {
  if (hasAnchors || matchMedia('(width < 36rem)').matches) return
  const [around, { width, height }] = [anchor.getBoundingClientRect(), panel.getBoundingClientRect()]
  const left = align === 'start' ? around.left : around.right - width
  const hasRoomBelow = around.bottom + height <= innerHeight
  panel.style.left = `${Math.max(0, Math.min(left, innerWidth - width))}px`
  panel.style.top = `${hasRoomBelow ? around.bottom : Math.max(0, around.top - height)}px`
}

function supportsAnchors(): boolean {
  return CSS.supports('position-area', 'bottom')
}
