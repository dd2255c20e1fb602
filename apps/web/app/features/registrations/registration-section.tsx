import { dateText } from '@narthex/client/format/dates'
import { dateIn } from '@narthex/contract/church-time'
import type { Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Shelf } from '@narthex/ui/shelf'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { TicketCard } from '../../components/ticket-card.tsx'
import { TicketFiles, TicketPdf } from '../../components/ticket-files.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { WalletPart } from '../../components/wallet-part.tsx'
import { pathTo } from '../../routing/page-path.ts'
import { CancelTickets } from './changes/cancel-tickets.tsx'
import { TicketActions } from './changes/ticket-actions.tsx'
import { ShowTicket } from './show-ticket.tsx'

export interface RegistrationSectionProps {
  readonly memberId: number
  readonly registration: Registration
  readonly isOnly: boolean
  readonly onChanged: () => Promise<void>
}

/** A purchase: outstanding actions, and its tickets, to be swiped through on a phone. */
export function RegistrationSection({ memberId, registration, isOnly, onChanged }: RegistrationSectionProps) {
  const t = useTranslations('registrations.tickets')
  const titleId = useId()
  const dates = useDateContext()
  const { dataCadastro, ingressos } = registration
  const day = dateText(dateIn(dates.timeZone, new Date(dataCadastro)), dates)
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className={isOnly ? 'sr-only' : 'mb-2.5 px-1 text-base font-semibold text-muted'}>
        {isOnly ? t('only') : t('bought', { date: day })}
      </h2>
      <Standing registration={registration} />
      <Shelf count={2}>
        {ingressos.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket}>
              <div className="grid gap-3 empty:hidden">
                {ticket.qr && <ShowTicket ticket={ticket} qr={ticket.qr} />}
                <WalletPart registration={registration} ticket={ticket} />
                {ticket.flagConteudo && <ToContent eventId={registration.evento.id} ticket={ticket} />}
                {ingressos.length > 1 && <TicketPdf codigo={registration.codigo} ticket={ticket} />}
              </div>
              <TicketActions memberId={memberId} registration={registration} ticket={ticket} onChanged={onChanged} />
            </TicketCard>
          </li>
        ))}
      </Shelf>
      <div className="mt-4">
        <TicketFiles registration={registration} />
      </div>
      <CancelTickets memberId={memberId} registration={registration} onChanged={onChanged} />
    </section>
  )
}

function ToContent({ eventId, ticket: { id, participante } }: { eventId: number; ticket: Ticket }) {
  const t = useTranslations('registrations.tickets')
  return (
    <SmartLink
      to={pathTo('/user/registrations/:eventId/ticket/:ticketId/content', { eventId, ticketId: id })}
      className={`${buttonClass('quiet')} w-full`}
    >
      {t('content')}
      {participante && <span className="sr-only">{t('showFor', { name: participante.nome })}</span>}
    </SmartLink>
  )
}

/** Notice of a purchase that needs attention; nothing otherwise. */
function Standing({ registration: { situacao, pedido } }: { registration: Registration }) {
  const t = useTranslations('registrations')
  // A hold alone is in no list of registrations.
  if (situacao === 'CONFIRMADA' || situacao === 'RESERVADA') return null
  if (situacao !== 'PENDENTE') {
    return (
      <Notice tone="info" className="mb-4">
        <p>{t(`tickets.ended.${situacao}`)}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="warning" icon="clock" className="mb-4">
      <p>{t('tickets.waiting')}</p>
      {pedido && (
        <SmartLink
          to={pathTo('/user/payment/:paymentCode', { paymentCode: pedido })}
          className={`${buttonClass('primary')} mt-3`}
        >
          {t('pay')}
        </SmartLink>
      )}
    </Notice>
  )
}
