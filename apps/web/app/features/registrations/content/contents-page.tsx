import type { TicketContents } from '@narthex/contract/tickets/content.schemas'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useReader } from '../../../components/use-reader.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { ContentFacts, ContentIcon } from './content-kind.tsx'
import { OpenedTicket } from './opened-ticket.tsx'
import type { TicketPlace } from './use-ticket-content.ts'

/** Items that a ticket unlocks to read, watch and download. Texts open offline once they were viewed. */
export function ContentsPage({ title, place }: { title: string; place: TicketPlace }) {
  const memberId = useReader()?.memberId
  return (
    memberId !== undefined && (
      <OpenedTicket memberId={memberId} place={place}>
        {(contents) => <Contents title={title} place={place} contents={contents} />}
      </OpenedTicket>
    )
  )
}

interface ContentsProps {
  readonly title: string
  readonly place: TicketPlace
  readonly contents: TicketContents
}

function Contents({ title, place: { eventId, ticketId }, contents }: ContentsProps) {
  const t = useTranslations('ticketContents')
  const { church } = useChurchSite()
  const dates = useDateContext()
  const { evento, ingresso: ticket, participante: name, itens } = contents
  return (
    <>
      <BackLink to={pathTo('/user/registrations/:eventId/tickets', { eventId })} name={t('toTickets')} />
      <p lang={church.idioma} className="mt-1 text-sm font-semibold text-muted">
        {evento.titulo}
      </p>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-muted">
        {name !== null && `${name} · `}
        <span lang={church.idioma}>{ticket}</span>
      </p>
      <div className="mt-6">
        {itens.length === 0 ? (
          <EmptyState icon="book" title={t('emptyTitle')} lead={t('empty')} />
        ) : (
          <ul className={`${cardClass} overflow-hidden`}>
            {itens.map((item) => (
              <li
                key={item.id}
                className="relative flex items-center gap-4 not-first:border-t border-line p-4 hover:bg-sunken sm:px-5"
              >
                <span
                  aria-hidden="true"
                  className={`grid size-12 shrink-0 place-items-center rounded-control ${item.situacao === 'ABERTO' ? 'bg-brand-soft text-brand-text' : 'bg-sunken text-muted'}`}
                >
                  <ContentIcon item={item} className="size-6" />
                </span>
                <div className="min-w-0 grow">
                  <SmartLink
                    to={pathTo('/user/registrations/:eventId/ticket/:ticketId/content/:contentId', {
                      eventId,
                      ticketId,
                      contentId: item.id,
                    })}
                    className="font-semibold wrap-anywhere after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
                  >
                    <span lang={church.idioma}>{item.titulo}</span>
                  </SmartLink>
                  {item.resumo && (
                    <p lang={church.idioma} className="mt-0.5 text-sm text-muted">
                      {item.resumo}
                    </p>
                  )}
                  <p className="mt-0.5 text-sm text-muted">
                    <ContentFacts item={item} dates={dates} />
                  </p>
                </div>
                <Icon name="chevron" className="size-5 shrink-0 -rotate-90 text-muted" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
