import { asOpening, type DateContext, toDateBadge, whenText } from '@narthex/client/format/dates'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import { cardLinkClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { LiveMark } from '../../components/live-mark.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { ZoneNote } from '../../components/zone-note.tsx'
import { livePath } from './live-address.ts'

export interface UpcomingListProps {
  readonly broadcasts: readonly BroadcastItem[]
  readonly dates: DateContext
}

/** Broadcasts by their day, each a way to its own page. */
export function UpcomingList({ broadcasts, dates }: UpcomingListProps) {
  const t = useTranslations('live')
  return (
    <ul className="grid gap-3">
      {broadcasts.map(({ id, titulo, idioma, inicio, sala, estado }) => (
        <li
          key={id}
          className="relative flex items-center gap-3.5 rounded-card bg-card p-3 shadow-rest transition-shadow hover:shadow-lift"
        >
          <DayBox start={new Date(inicio)} dates={dates} />
          <div className="min-w-0">
            <p lang={idioma} className="line-clamp-2 leading-snug font-semibold">
              <SmartLink to={livePath(id)} className={cardLinkClass}>
                {titulo}
              </SmartLink>
            </p>
            <p className="mt-0.5 text-sm text-muted">
              {estado === 'AO_VIVO' ? (
                <LiveMark>{t('onAir')}</LiveMark>
              ) : (
                <>
                  {asOpening(whenText(new Date(inicio), dates))}
                  <ZoneNote at={new Date(inicio)} />
                </>
              )}
              {sala && ` · ${sala}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Decorative day; the line beside it has the same date. */
function DayBox({ start, dates }: { start: Date; dates: DateContext }) {
  const { day, month } = toDateBadge(start, dates)
  return (
    <span
      aria-hidden="true"
      className="grid size-13 shrink-0 content-center rounded-control bg-brand-soft text-center text-brand-text"
    >
      <span className="text-lg leading-none font-bold tabular-nums">{day}</span>
      <span className="mt-0.5 text-xs leading-none font-semibold">{month}</span>
    </span>
  )
}
