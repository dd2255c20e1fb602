import type { DoorTicket, ScanAnswer } from '@narthex/contract/tickets/door.schemas'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { findConflicts } from './door-book.ts'
import { useClock } from './use-clock.ts'

export interface ConflictNoticesProps {
  readonly tickets: readonly DoorTicket[]
  readonly device: string
  readonly rejected: readonly ScanAnswer[]
}

/** Tickets that this phone and another both let in while they did not know of each other, and readings that did not hold. */
export function ConflictNotices({ tickets, device, rejected }: ConflictNoticesProps) {
  const t = useTranslations('door')
  const clock = useClock()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const see = (id: string) => () => setSeen((before) => new Set([...before, id]))
  const conflicts = findConflicts(tickets, device).filter(({ own }) => !seen.has(own.id))
  const refused = rejected.filter(({ id }) => !seen.has(id))
  return (
    <>
      {conflicts.map(({ ticket, own, other }) => (
        <Notice key={own.id} tone="danger" role="alert" dismiss={{ label: t('dismiss'), onDismiss: see(own.id) }}>
          {t('conflict', {
            name: ticket.nome ?? t('noName'),
            time: clock(own.momento),
            otherTime: clock(other.momento),
            device: other.aparelho,
          })}
        </Notice>
      ))}
      {refused.map(({ id, bilhete, resultado }) => (
        <Notice key={id} tone="danger" role="alert" dismiss={{ label: t('dismiss'), onDismiss: see(id) }}>
          {t('rejected', {
            name: tickets.find((ticket) => ticket.id === bilhete)?.nome ?? t('noName'),
            reason: resultado,
          })}
        </Notice>
      ))}
    </>
  )
}
