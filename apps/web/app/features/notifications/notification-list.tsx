import { asOpening, dateText } from '@narthex/client/format/dates'
import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import { cardClass } from '@narthex/ui/card'
import { useId } from 'react'
import { useTimeZone } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { byDay, type Day } from './by-day.ts'
import { NotificationRow } from './notification-row.tsx'

export interface NotificationListProps {
  readonly notifications: readonly MemberNotification[]
  /** Opens a notification that links nowhere on this site. */
  readonly onOpen: (notification: MemberNotification) => void
}

/** Notifications under their days. */
export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const timeZone = useTimeZone() ?? 'UTC'
  return (
    <div className="grid gap-8">
      {byDay(notifications, timeZone).map((day) => (
        <DaySection key={day.date} day={day} onOpen={onOpen} />
      ))}
    </div>
  )
}

function DaySection({ day, onOpen }: { day: Day; onOpen: NotificationListProps['onOpen'] }) {
  const titleId = useId()
  const dates = useDateContext()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="px-1 text-base font-semibold text-muted">
        {asOpening(dateText(day.date, dates))}
      </h2>
      <ul className={`${cardClass} mt-2.5 overflow-hidden`}>
        {day.notifications.map((one) => (
          <NotificationRow key={`${one.igreja.codigo} ${one.id}`} notification={one} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}
