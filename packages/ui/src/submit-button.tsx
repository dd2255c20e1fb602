import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Spinner } from './spinner.tsx'

export interface SubmitButtonProps {
  readonly children: ReactNode
  /** Shows a spinner and keeps the focus. The form's handler must ignore a second submit. */
  readonly isSending: boolean
  /** The form cannot be sent; show the reason beside the button. */
  readonly isDisabled?: boolean
  /** `quiet` for what takes something away. */
  readonly face?: 'primary' | 'quiet'
  readonly className?: string
  /** Lets the caller return the focus to the button. */
  readonly id?: string
}

/** Submits its form and shows progress. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, isSending, isDisabled = false, face = 'primary', className = '', id } = props
  return (
    <button
      type="submit"
      id={id}
      disabled={isDisabled}
      aria-busy={isSending || undefined}
      aria-disabled={isSending || undefined}
      className={`${buttonClass(face)} ${className}`}
    >
      {isSending && <Spinner />}
      {children}
    </button>
  )
}
