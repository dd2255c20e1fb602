import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { toolClass } from './buttons.ts'

export interface FilterLink {
  readonly to: string
  readonly label: string
  readonly isCurrent: boolean
  /** Number of records behind it. */
  readonly count?: number | undefined
}

/** Parts of a list to choose from, each an address. */
export function FilterLinks({ label, links }: { readonly label: string; readonly links: readonly FilterLink[] }) {
  const format = useFormatter()
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="flex gap-2 overflow-x-auto py-1">
        {links.map(({ to, label: text, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'true' : undefined}
              className={toolClass(isCurrent ? 'primary' : 'quiet')}
            >
              {text} {count !== undefined && <span className="tabular-nums">{format.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
