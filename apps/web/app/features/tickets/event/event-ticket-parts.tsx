import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import type { ReactNode } from 'react'
import { PageFoot } from '../../../components/page-foot.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { useOwnRegistrations, useSeats } from '../ticket-calls.ts'
import { EventButton } from './event-button.tsx'
import { TicketSection } from './ticket-section.tsx'

/** Parts of an event's page about its tickets, by their place. */
export interface EventTickets {
  readonly section: ReactNode
  /** The button beside the text, on wide screens. */
  readonly action: ReactNode
  /** Button at the bottom of narrow screens. */
  readonly foot: ReactNode
}

export function EventTicketParts({
  sale,
  acesso,
  renderedAt,
  children,
}: {
  readonly sale: EventSale
  readonly acesso: string
  readonly renderedAt: string
  readonly children: (parts: EventTickets) => ReactNode
}) {
  const { church } = useChurchSite()
  const dates = useDateContext(renderedAt)
  const seats = useSeats(sale.idEvento, acesso)
  const own = useOwnRegistrations(sale.idEvento)
  const now = seats.state === 'ready' ? seats.value : undefined
  const button = (
    <EventButton sale={sale} seats={now} own={own.state === 'ready' ? own.value : []} acesso={acesso} dates={dates} />
  )
  return children({
    section: <TicketSection sale={sale} seats={now} lang={church.idioma} dates={dates} />,
    action: <div className="max-lg:hidden print:hidden">{button}</div>,
    foot: (
      <div className="contents lg:hidden print:hidden">
        <PageFoot>{button}</PageFoot>
      </div>
    ),
  })
}
