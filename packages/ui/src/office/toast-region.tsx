import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { aboveBarsClass } from './insets.ts'
import { isPassing, Toast, type ToastItem } from './toast.tsx'

export interface ToastRegionProps {
  readonly toasts: readonly ToastItem[]
  readonly onDismiss: (id: number) => void
  /** Name of the region: "Messages". */
  readonly label: string
  readonly closeLabel: string
}

const maxToasts = 3

/**
 * Toasts above everything else on the page, newest last, at most three. A fourth sends the oldest away; one that
 * tells of trouble waits behind the others. They stay while the pointer or the focus is at them; the focus goes back to
 * where it came from. They lie above a save bar or the bar of a selection. Belongs once into the page, from its start, or its first message is not announced.
 */
export function ToastRegion({ toasts, onDismiss, label, closeLabel }: ToastRegionProps) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const origin = useRef<HTMLElement | null>(null)
  useDismissSurplus(toasts, onDismiss)

  const enter = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    setFocused(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }
  const dismiss = (id: number) => {
    // The button that has the focus goes away with its toast.
    if (isFocused) origin.current?.focus()
    setFocused(false)
    onDismiss(id)
  }
  return (
    <section
      aria-label={label}
      onFocus={enter}
      onBlur={leave}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      className={`pointer-events-none fixed end-0 z-50 w-full p-4 sm:w-md ${aboveBarsClass}`}
    >
      <ul aria-live="polite" aria-relevant="additions" className="grid gap-2">
        {toasts.slice(-maxToasts).map((toast) => (
          <li key={toast.id}>
            <Toast
              toast={toast}
              closeLabel={closeLabel}
              isHeld={isPointed || isFocused}
              onDismiss={() => dismiss(toast.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDismissSurplus(toasts: readonly ToastItem[], onDismiss: (id: number) => void) {
  const drop = useEffectEvent(onDismiss)
  useEffect(() => {
    for (const toast of toasts.slice(0, -maxToasts)) if (isPassing(toast)) drop(toast.id)
  }, [toasts])
}
