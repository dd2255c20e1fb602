import type { ReactNode } from 'react'

export interface Property {
  readonly label: string
  /** Undefined, null and the empty text are shown as "nothing". */
  readonly value: ReactNode
  /** Button or link at the end of the line: copy, change. */
  readonly action?: ReactNode
}

export interface PropertyListProps {
  readonly properties: readonly Property[]
  /** The words for a property without a value: "Not set". */
  readonly nothing: string
}

/** Facts of a record: names beside values, one below the other on phones. */
export function PropertyList({ properties, nothing }: PropertyListProps) {
  return (
    <dl className="text-sm">
      {properties.map(({ label, value, action }) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-line py-2.5 last:border-0 sm:grid-cols-[minmax(8rem,1fr)_2fr] sm:items-center"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="flex min-w-0 items-center justify-between gap-3 wrap-anywhere">
            {value == null || value === '' ? <span className="text-muted">{nothing}</span> : <span>{value}</span>}
            {action}
          </dd>
        </div>
      ))}
    </dl>
  )
}
