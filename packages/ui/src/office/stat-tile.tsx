import { cardClass, cardLinkClass } from '../card.tsx'
import { OfficeLink } from './link-context.tsx'
import { OfficeIcon } from './office-icon.tsx'

export interface StatTileProps {
  readonly label: string
  /** Formatted value: "312", "R$ 4.250,00". */
  readonly value: string
  /** The list behind the number. */
  readonly href?: string | undefined
  /** Against an earlier time, in words: "12 more than last week". The arrow only repeats them. */
  readonly change?:
    | {
        readonly text: string
        readonly direction: 'up' | 'down' | 'same'
        /** Whether the change is to be welcomed; without it, it is neither. */
        readonly tone?: 'success' | 'danger' | undefined
      }
    | undefined
}

const tones = { success: 'text-success', danger: 'text-danger' }

/** One number with its name; it opens the list that it counts. */
export function StatTile({ label, value, href, change }: StatTileProps) {
  return (
    <div className={`${cardClass} relative flex min-w-0 flex-col gap-1 p-4 ${href ? 'hover:shadow-lift' : ''}`}>
      <p className="text-sm text-muted">
        {href ? (
          <OfficeLink href={href} className={cardLinkClass}>
            {label}
          </OfficeLink>
        ) : (
          label
        )}
      </p>
      <p className="text-2xl font-semibold tabular-nums">{value}</p>
      {change && (
        <p className={`flex gap-1 text-sm ${change.tone ? tones[change.tone] : 'text-muted'}`}>
          {change.direction !== 'same' && <OfficeIcon name={change.direction} className="mt-0.5 size-4" />}
          <span className="min-w-0">{change.text}</span>
        </p>
      )}
    </div>
  )
}
