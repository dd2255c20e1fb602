import type { ComponentPropsWithRef } from 'react'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'required'> {
  /** Each sign as wide as the others, and no line broken: what stands below what matters. */
  readonly isFixedWidth?: true
}

/** Text of several lines; grows with it where the browser can. */
export function TextArea({ label, hint, error, optional, isFixedWidth, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          wrap={isFixedWidth && 'off'}
          className={`${controlClass} block field-sizing-content max-h-96 min-h-28 ${isFixedWidth ? 'max-w-full font-mono text-sm' : ''}`}
        />
      )}
    </Field>
  )
}
