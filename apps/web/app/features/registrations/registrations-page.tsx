import type { DateContext } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useId, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useReader } from '../../components/use-reader.ts'
import { splitByTime } from './by-time.ts'
import { CopyNotice } from './copy-notice.tsx'
import { EventRow } from './event-row.tsx'
import { useKeptTickets, useMyEvents } from './use-registrations.ts'

/** The events that a member has tickets of: those to come first. */
export function RegistrationsPage({ title }: { title: string }) {
  const t = useTranslations('registrations')
  const memberId = useReader()?.memberId
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 max-w-measure text-muted">{t('lead')}</p>
      <div className="mt-6">{memberId !== undefined && <MyEvents memberId={memberId} />}</div>
    </>
  )
}

function MyEvents({ memberId }: { memberId: number }) {
  const t = useTranslations('registrations')
  const dates = useDateContext()
  const loaded = useMyEvents(memberId)
  const events = loaded.state === 'ready' ? loaded.value.value : undefined
  const isCopy = loaded.state === 'ready' && loaded.value.isCopy
  const split = useMemo(() => splitByTime(events ?? [], new Date()), [events])
  useKeptTickets(memberId, isCopy ? undefined : split.coming)

  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (loaded.state === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-2.5 h-56 w-full rounded-card" />
      </div>
    )
  }
  if (!events || events.length === 0) {
    return (
      <EmptyState icon="ticket" title={t('emptyTitle')} lead={t('empty')}>
        <SmartLink to="/event" className={buttonClass('primary')}>
          {t('toEvents')}
        </SmartLink>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-7">
      {isCopy && <CopyNotice />}
      {split.coming.length > 0 && <EventSection title={t('coming')} events={split.coming} dates={dates} />}
      {split.past.length > 0 && <EventSection title={t('past')} events={split.past} dates={dates} isPast />}
    </div>
  )
}

interface EventSectionProps {
  readonly title: string
  readonly events: readonly MyEvent[]
  readonly dates: DateContext
  readonly isPast?: boolean
}

function EventSection({ title, events, dates, isPast = false }: EventSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="px-1 text-base font-semibold text-muted">
        {title}
      </h2>
      <ul className={`${cardClass} mt-2.5 overflow-hidden`}>
        {events.map((event) => (
          <EventRow key={event.evento.id} event={event} dates={dates} isPast={isPast} />
        ))}
      </ul>
    </section>
  )
}
