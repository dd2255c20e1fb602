import { useState } from 'react'
import { controlClass, Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** The one in use, or one that is being chosen: what password managers go by. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** A short verb each: shows what was typed, hides it again. */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password, which its owner can look at. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  aside,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${controlClass} pe-24 [&::-ms-reveal]:hidden`}
          />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 rounded-control px-3.5 text-sm font-semibold text-brand-text underline-offset-4 hover:underline"
          >
            {isShown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </Field>
  )
}
