import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** Texts of every field. */
export interface FieldTexts {
  readonly label: string
  /** Hint shown before any error. */
  readonly hint?: ReactNode
  /** The current error, in the reader's language. */
  readonly error?: string | undefined
  /** The word for a field that may stay empty; a field without one is required. */
  readonly optional?: string | undefined
}

/** The look of what is typed into or chosen from; `aria-invalid` makes it one that needs care. */
export const controlClass =
  'min-h-12 w-full rounded-control bg-card px-3.5 py-2.5 text-base text-ink shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--muted)_72%,transparent)] transition-shadow placeholder:text-muted hover:shadow-[inset_0_0_0_1px_var(--ink)] focus-visible:outline-offset-0 [&:read-only:not(select)]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:shadow-[inset_0_0_0_2px_var(--color-danger)]'

/** ARIA attributes that connect a control with its field's texts. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly required: boolean
}

export interface FieldProps extends FieldTexts {
  /** Draws the control itself, with these on it. */
  readonly children: (control: ControlProps) => ReactNode
  /** Help link at the end of the label's line. */
  readonly aside?: ReactNode
}

/** The frame of a field: label above, help and errors below, all read together; an error is announced as it comes. */
export function Field({ label, hint, error, optional, aside, children }: FieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="min-w-0 text-sm font-semibold">
          {label}
          {optional && <span className="font-normal text-muted"> {optional}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: !optional,
      })}
      <FieldError id={errorId} error={error} />
      {hint && (
        <div id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}

/** Where a field says what is wrong: there from the start, or its words would not be announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error && (
        <p className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  )
}
