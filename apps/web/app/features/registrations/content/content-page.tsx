import type { TicketContent, TicketContents } from '@narthex/contract/tickets/content.schemas'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { Neighbours } from '../../../components/neighbours.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useReader } from '../../../components/use-reader.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { ContentBody } from './content-body.tsx'
import { ContentFacts } from './content-kind.tsx'
import { OpenedTicket, ToTickets } from './opened-ticket.tsx'
import type { TicketPlace } from './use-ticket-content.ts'

export interface ContentPlace extends TicketPlace {
  readonly contentId: number
}

/** Page of a ticket's item, with links to the previous and next. */
export function ContentPage({ place }: { place: ContentPlace }) {
  const memberId = useReader()?.memberId
  return (
    memberId !== undefined && (
      <OpenedTicket memberId={memberId} place={place}>
        {(contents) => <Item memberId={memberId} place={place} contents={contents} />}
      </OpenedTicket>
    )
  )
}

interface ItemProps {
  readonly memberId: number
  readonly place: ContentPlace
  readonly contents: TicketContents
}

function Item({ memberId, place, contents: { evento, itens } }: ItemProps) {
  const t = useTranslations('ticketContents')
  const { idioma } = useChurchSite().church
  const dates = useDateContext()
  const { eventId, ticketId, contentId } = place
  const at = itens.findIndex(({ id }) => id === contentId)
  const item = itens[at]
  if (!item) {
    return (
      <EmptyState icon="book" title={t('noItemTitle')} lead={t('noItem')} isPage>
        <ToTickets eventId={eventId} />
      </EmptyState>
    )
  }
  const neighbour = (other: TicketContent | undefined, label: string) =>
    other
      ? {
          label,
          titulo: other.titulo,
          idioma,
          to: pathTo('/user/registrations/:eventId/ticket/:ticketId/content/:contentId', {
            eventId,
            ticketId,
            contentId: other.id,
          }),
        }
      : null
  return (
    <>
      <BackLink
        to={pathTo('/user/registrations/:eventId/ticket/:ticketId/content', { eventId, ticketId })}
        name={t('toContents')}
      />
      <article>
        <p lang={idioma} className="mt-1 text-sm font-semibold text-muted">
          {evento.titulo}
        </p>
        <h1 lang={idioma} className="text-2xl wrap-anywhere">
          {item.titulo}
        </h1>
        <p className="mt-1 text-sm text-muted">
          <ContentFacts item={item} dates={dates} />
        </p>
        {item.resumo && (
          <p lang={idioma} className="mt-3 max-w-measure text-lg text-muted">
            {item.resumo}
          </p>
        )}
        <div className="mt-6">
          <ContentBody memberId={memberId} place={place} item={item} dates={dates} />
        </div>
      </article>
      <Neighbours
        before={neighbour(at > 0 ? itens[at - 1] : undefined, t('previous'))}
        after={neighbour(itens[at + 1], t('next'))}
      />
    </>
  )
}
