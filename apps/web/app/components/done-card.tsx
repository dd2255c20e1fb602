import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'

interface DoneCardProps {
  readonly title: string
  readonly lead: string
  /** Consequences of the finished task, beyond the lead. */
  readonly more: string
  /** Links to the next steps. */
  readonly children: ReactNode
}

/** The end of a task that takes the whole page: it is done, and what comes next. */
export function DoneCard({ title, lead, more, children }: DoneCardProps) {
  return (
    <div className="rounded-hero bg-card px-6 py-12 text-center shadow-rest">
      <span
        aria-hidden="true"
        className="mx-auto grid size-16 place-items-center rounded-full bg-success/14 text-success"
      >
        <Icon name="check" className="size-8" />
      </span>
      <h1 className="mt-5 text-2xl">{title}</h1>
      <p className="mx-auto mt-2 max-w-measure text-lg">{lead}</p>
      <p className="mx-auto mt-1 max-w-measure text-muted">{more}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
