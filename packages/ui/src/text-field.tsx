import type { ComponentPropsWithRef } from 'react'
import { controlClass, Field, type FieldProps, type FieldTexts } from './field.tsx'

export interface TextFieldProps
  extends FieldTexts,
    Pick<FieldProps, 'aside'>,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'required'> {}

/** Field for one line of text: name, e-mail, number, date in digits. Takes the props of an `<input>`. */
export function TextField({ label, hint, error, optional, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={aside}>
      {(control) => <input type="text" {...input} {...control} className={controlClass} />}
    </Field>
  )
}
