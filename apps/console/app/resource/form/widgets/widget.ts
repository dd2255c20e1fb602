import type { DerivedField } from '../derive-fields.ts'

/** What a control of a form gets: the value as it travels, and its words. */
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

/** What the fields of the kit take of it. */
export function fieldProps({ label, hint, optional, error, path, onBlur }: WidgetProps) {
  return { label, hint, optional, error, name: path, onBlur }
}
