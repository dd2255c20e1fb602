import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Spinner } from './spinner.tsx'

export interface SubmitButtonProps {
  readonly children: ReactNode
  /** On its way: it turns, and keeps the focus. Whoever takes the form ignores a second sending. */
  readonly isSending: boolean
  /** Where the form cannot be sent at all; the reason stands beside it. */
  readonly isDisabled?: boolean
  readonly className?: string
  /** For whoever leads back to it. */
  readonly id?: string
}

/** Sends its form, and shows that it is being sent. */
export function SubmitButton({ children, isSending, isDisabled = false, className = '', id }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      id={id}
      disabled={isDisabled}
      aria-busy={isSending || undefined}
      aria-disabled={isSending || undefined}
      className={`${buttonClass('primary')} ${className}`}
    >
      {isSending && <Spinner />}
      {children}
    </button>
  )
}
