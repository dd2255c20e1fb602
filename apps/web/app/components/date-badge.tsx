import { type DateContext, toDateBadge } from '@narthex/client/format/dates'

/** A day over a corner of a cover. For the eye alone: a line below tells the same. */
export function DateBadge({ start, dates }: { start: Date; dates: DateContext }) {
  const { day, month } = toDateBadge(start, dates)
  return (
    <p
      aria-hidden="true"
      className="absolute top-3 left-3 grid size-14 content-center rounded-control bg-card text-center shadow-lift"
    >
      <span className="text-xl leading-none font-bold tabular-nums">{day}</span>
      <span className="mt-0.5 text-xs leading-none font-semibold text-brand-text">{month}</span>
    </p>
  )
}
