import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  /** Sentence that says what will appear here, or why it is empty. */
  readonly lead: string
  /** True if it is all that the page shows: its title becomes the page's heading. */
  readonly isPage?: boolean
  /** The next step, as a button or a link. */
  readonly children?: ReactNode
}

/** A list with nothing in it: says so, why, and what to do. Its title is a heading only as the page's own. */
export function EmptyState({ icon, title, lead, isPage, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center rounded-hero bg-sunken px-6 py-12 text-center">
      <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-card text-muted shadow-rest">
        <Icon name={icon} className="size-7" />
      </span>
      <Title className="mt-4 max-w-full text-lg font-semibold">{title}</Title>
      <p className="mt-1 max-w-measure text-muted">{lead}</p>
      {children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
