import type { ReactNode } from 'react'

export interface EmptyTableProps {
  /** One sentence: what this list is for, or why it shows nothing. */
  readonly sentence: string
  /** One example of what could be here. */
  readonly example?: ReactNode
  /** One button or link: the next step. */
  readonly children?: ReactNode
}

/** An empty list of the office: a sentence, an example, a button. */
export function EmptyTable({ sentence, example, children }: EmptyTableProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card bg-card p-6 shadow-[inset_0_0_0_1px_var(--line)] sm:p-8">
      <p className="max-w-measure text-lg font-semibold">{sentence}</p>
      {example && <div className="max-w-measure text-sm text-muted">{example}</div>}
      {children}
    </div>
  )
}
