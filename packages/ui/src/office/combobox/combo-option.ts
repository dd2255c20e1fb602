import type { FieldTexts } from '../../field.tsx'

export interface ComboOption {
  /** Unique among the options. */
  readonly value: string
  readonly label: string
  /** A second line that tells two of the same name apart. */
  readonly detail?: string | undefined
}

/** All options, or what finds them; `signal` is aborted once the answer is not wanted any more. */
export type OptionSource =
  | readonly ComboOption[]
  | ((query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>)

export interface ComboTexts {
  /** Name of the button that opens the list. */
  readonly open: string
  readonly clear: string
  readonly loading: string
  readonly nothing: string
  readonly failed: string
  /** Name of the button that takes one out: "Remove Ana". */
  readonly remove: (label: string) => string
}

interface ComboProps extends FieldTexts {
  readonly source: OptionSource
  readonly placeholder?: string
  readonly texts: ComboTexts
}

export interface ComboboxProps extends ComboProps {
  readonly value: ComboOption | undefined
  readonly onChange: (value: ComboOption | undefined) => void
}

export interface MultiComboboxProps extends ComboProps {
  readonly values: readonly ComboOption[]
  readonly onChange: (values: readonly ComboOption[]) => void
}
