import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { checkClass } from './check-class.tsx'
import { FieldError } from './field.tsx'

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className'> {
  readonly label: ReactNode
  /** The meaning of the checked state. */
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** A yes or a no that belongs to a form; the whole row can be touched. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          {...input}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={`${checkClass} rounded-[0.4rem]`}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint && (
        <div id={hintId} className="-mt-1.5 ps-9 text-sm text-muted">
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}
