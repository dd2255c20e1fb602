import { chipClass } from '@narthex/ui/chip'
import type { ReactNode } from 'react'
import type { PagePath } from '../routing/page-path.ts'
import { SmartLink } from './smart-link.tsx'

export interface ChipRowProps {
  /** The label of the row for screen readers. */
  readonly label: string
  readonly chips: readonly {
    readonly label: string
    readonly to: PagePath
    readonly isCurrent: boolean
    readonly sign?: ReactNode
    readonly count?: number
  }[]
  readonly className?: string
}

/**
 * Filters of a list: links in a row that scrolls on phones, so that they work without scripts. The chosen filter is a
 * link too, or keyboard users would lose their focus.
 */
export function ChipRow({ label, chips, className = '' }: ChipRowProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {chips.map(({ label: name, to, isCurrent, sign, count }) => (
          <li key={to} className="shrink-0">
            <SmartLink to={to} className={chipClass} aria-current={isCurrent ? 'page' : undefined}>
              {sign}
              {name}
              {count !== undefined && <span className="tabular-nums opacity-70">{count}</span>}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
