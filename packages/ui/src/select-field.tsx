import type { ComponentPropsWithRef } from 'react'
import { controlClass, Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'required' | 'children' | 'multiple'> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Stands for no choice yet. */
  readonly placeholder?: string
}

/** Choice of one option, with the device's native list. */
export function SelectField({ label, hint, error, optional, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            // Without a placeholder a choice is made already, and HTML wants a placeholder in a required list.
            required={control.required && placeholder !== undefined}
            className={`${controlClass} appearance-none truncate pe-11`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
