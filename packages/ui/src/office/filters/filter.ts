/** A filter that a list offers. */
export type Filter =
  | {
      readonly kind: 'choices'
      readonly id: string
      readonly label: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
      /** Several at once; any of them matches. */
      readonly isMany?: boolean
    }
  | {
      readonly kind: 'dates'
      readonly id: string
      readonly label: string
      /** The days in words: "since 12 May", "12 to 19 May". Either may be the empty text. */
      readonly describe: (from: string, until: string) => string
    }

/** Values by the filter's id: those of its options, or `[from, until]` as `YYYY-MM-DD`, either of which may be empty. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

export interface FilterTexts {
  /** Name of the bar. */
  readonly bar: string
  readonly add: string
  /** Name of the button that takes a filter out: "Remove filter State". */
  readonly remove: (label: string) => string
  readonly clear: string
  readonly from: string
  readonly until: string
}

export function isSet(values: readonly string[] | undefined): boolean {
  return values?.some((value) => value !== '') ?? false
}

/** The chosen values of a filter in words. */
export function describeFilter(filter: Filter, values: readonly string[] = []): string {
  if (filter.kind === 'dates') return filter.describe(values[0] ?? '', values[1] ?? '')
  return filter.options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(', ')
}

/** Values with those of one filter changed; a filter without values is left out. */
export function withFilter(all: FilterValues, id: string, values: readonly string[]): FilterValues {
  const { [id]: _, ...others } = all
  return isSet(values) ? { ...others, [id]: values } : others
}
