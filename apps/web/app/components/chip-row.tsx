import { chipClass } from '@narthex/ui/chip'
import type { MouseEvent, ReactNode } from 'react'
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
  /** Control at the end of the row. */
  readonly last?: ReactNode
  /** Goes on in further lines on phones too, instead of scrolling. */
  readonly wraps?: boolean
  readonly onChoose?: (event: MouseEvent<HTMLAnchorElement>) => void
}

const scrollingClass = '-mx-5 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0'

/**
 * Filters of a list: links in a row that scrolls on phones, so that they work without scripts. The chosen filter is a
 * link too, or keyboard users would lose their focus.
 */
export function ChipRow({ label, chips, className = '', last, wraps, onChoose }: ChipRowProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={`relative flex gap-2 py-1 ${wraps ? 'flex-wrap' : scrollingClass}`}>
        {chips.map(({ label: name, to, isCurrent, sign, count }) => (
          <li key={to} className="shrink-0">
            <SmartLink to={to} className={chipClass} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
              {sign}
              {name}
              {count !== undefined && <span className="tabular-nums opacity-70">{count}</span>}
            </SmartLink>
          </li>
        ))}
        {last && <li className="shrink-0 md:ms-auto">{last}</li>}
      </ul>
    </nav>
  )
}
