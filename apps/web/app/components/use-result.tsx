import { Notice, type Tone } from '@narthex/ui/notice'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

export interface Result {
  /** Element of the message: drawn once, also while it is empty, so that screen readers announce the text. */
  readonly result: ReactNode
  readonly hasResult: boolean
  /** Says what was done and takes the focus there: what was pressed may be gone. */
  readonly announce: (text: string, tone?: Tone) => void
  /** Says why it was not done; the focus stays where the reader tries again. */
  readonly complain: (text: string) => void
  /** Takes the focus there, where what was pressed is gone and there is nothing to say. */
  readonly takeFocus: () => void
  readonly clear: () => void
}

interface Shown {
  readonly message: { readonly text: string; readonly tone: Tone } | undefined
  readonly takesFocus: boolean
}

/** @param className the place of the message among its neighbours */
export function useResult(className = ''): Result {
  const [shown, setShown] = useState<Shown>({ message: undefined, takesFocus: false })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown.takesFocus) return
    // After a dialog has closed and given the focus back.
    const frame = requestAnimationFrame(() => place.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [shown])
  const { message } = shown
  return {
    result: (
      <div ref={place} tabIndex={-1} aria-live="polite" className="rounded-card focus:outline-none empty:absolute">
        {message && (
          <Notice tone={message.tone} role="none" className={className}>
            <p>{message.text}</p>
          </Notice>
        )}
      </div>
    ),
    hasResult: message !== undefined,
    announce: useCallback((text, tone = 'success') => setShown({ message: { text, tone }, takesFocus: true }), []),
    complain: useCallback((text) => setShown({ message: { text, tone: 'danger' }, takesFocus: false }), []),
    takeFocus: useCallback(() => setShown((before) => ({ ...before, takesFocus: true })), []),
    clear: useCallback(() => setShown({ message: undefined, takesFocus: false }), []),
  }
}
