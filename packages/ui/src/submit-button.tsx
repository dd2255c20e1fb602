import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Spinner } from './spinner.tsx'

export interface SubmitButtonProps {
  readonly children: ReactNode
  /** On its way: it turns, and keeps the focus. Whoever takes the form ignores a second sending. */
  readonly isSending: boolean
  /** Before the app runs a form cannot be taken: the browser would send it as it is. */
  readonly isReady?: boolean
  readonly className?: string
  /** For whoever leads back to it. */
  readonly id?: string
}

/** Sends its form, and shows that it is being sent. */
export function SubmitButton({ children, isSending, isReady = true, className = '', id }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      id={id}
      disabled={!isReady}
      aria-busy={isSending || undefined}
      aria-disabled={isSending || undefined}
      className={`${buttonClass('primary')} ${className}`}
    >
      {isSending && <Spinner />}
      {children}
    </button>
  )
}
