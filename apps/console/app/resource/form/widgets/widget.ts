import type { DerivedField } from '../derive-fields.ts'

/** The props of a form control: the value in wire format, and its texts. */
export interface WidgetProps {
  readonly field: DerivedField
  readonly path: string
  /** The language that its words are in. */
  readonly language: string
  readonly label: string
  readonly hint: string | undefined
  /** The word for a field that may stay empty. */
  readonly optional: string | undefined
  readonly error: string | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  readonly optionText: (value: string) => string
}

/** Picks the props that the fields of `@narthex/ui` take. */
export function fieldProps({ label, hint, optional, error, path, onBlur }: WidgetProps) {
  return { label, hint, optional, error, name: path, onBlur }
}
