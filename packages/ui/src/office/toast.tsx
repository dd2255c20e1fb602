import { useEffect, useEffectEvent } from 'react'
import { textLinkClass } from '../button.tsx'
import { Notice, type Tone } from '../notice.tsx'

/** A line about what was done or went wrong; the messages of `@narthex/client/calls/status-store` have this shape. */
export interface ToastItem {
  readonly id: number
  readonly tone: Tone
  /** Text in the reader's language. */
  readonly text: string
  /** Undo, or another thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined
}

export interface ToastProps {
  readonly toast: ToastItem
  readonly closeLabel: string
  /** Time stands still while the reader is at the toasts. */
  readonly isHeld: boolean
  readonly onDismiss: () => void
}

/** Time on screen; longer where there is something to take back. */
const stayMs = 6000
const stayWithActionMs = 10_000

/** Whether a toast leaves without being dismissed. What went wrong stays. */
export function isPassing({ tone }: ToastItem): boolean {
  return tone === 'info' || tone === 'success'
}

/** One toast of `ToastRegion`. */
export function Toast({ toast, closeLabel, isHeld, onDismiss }: ToastProps) {
  const { action } = toast
  const leave = useEffectEvent(onDismiss)
  const lastsMs = action ? stayWithActionMs : stayMs
  const isTimed = isPassing(toast) && !isHeld
  useEffect(() => {
    if (!isTimed) return
    const timer = setTimeout(leave, lastsMs)
    return () => clearTimeout(timer)
  }, [isTimed, lastsMs])

  const act = () => {
    onDismiss()
    action?.onAct()
  }
  return (
    <Notice
      tone={toast.tone}
      role="none"
      dismiss={{ label: closeLabel, onDismiss }}
      className="pointer-events-auto shadow-float"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>{toast.text}</p>
        {action && (
          <button type="button" onClick={act} className={`${textLinkClass} -my-2`}>
            {action.label}
          </button>
        )}
      </div>
    </Notice>
  )
}
