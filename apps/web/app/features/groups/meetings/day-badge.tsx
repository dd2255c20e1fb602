import { toDateBadge } from '@narthex/client/format/dates'
import { useLocale } from 'use-intl'

/** A day as two lines in a tile; decoration, the day stands beside it in words. */
export function DayBadge({ day, isHeld }: { day: string; isHeld: boolean }) {
  const badge = toDateBadge(new Date(day), { locale: useLocale(), timeZone: 'UTC', now: new Date() })
  return (
    <span
      aria-hidden="true"
      className={`grid size-13 shrink-0 content-center justify-items-center rounded-control leading-none ${isHeld ? 'bg-brand-soft text-brand-text' : 'bg-sunken text-muted'}`}
    >
      <span className="text-lg font-bold tabular-nums">{badge.day}</span>
      <span className="mt-0.5 text-xs font-medium">{badge.month}</span>
    </span>
  )
}
