import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { EventWhenWhere } from '../../../components/event-times.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { TicketCard } from '../../../components/ticket-card.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { useMoment } from '../../../payments/use-moment.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { checkoutPath, stepPath, thankYouPath } from '../flow/flow-step.ts'
import { useOwnRegistrations } from '../ticket-calls.ts'

/** The caller's tickets of one event; where there are none, the way to buy some. */
export function EventTicketsPage({ title, eventId }: { readonly title: string; readonly eventId: number }) {
  const t = useTranslations('ticketCheckout')
  const { church } = useChurchSite()
  const moment = useMoment()
  const navigate = useNavigate()
  const own = useOwnRegistrations(eventId)
  const live =
    own.state === 'ready'
      ? own.value.filter(({ situacao }) => situacao === 'CONFIRMADA' || situacao === 'PENDENTE')
      : []
  const isNone = own.state === 'ready' && live.length === 0
  useEffect(() => {
    if (isNone) void navigate(stepPath(eventId, 'tickets'), { replace: true })
  }, [isNone, eventId, navigate])
  const [first] = live
  return (
    <div className={containerClass('list', 'title')}>
      {first ? (
        <header className="mb-8">
          <p className="text-sm font-semibold text-muted">{title}</p>
          <h1 lang={church.idioma} className="text-title wrap-anywhere">
            {first.evento.titulo}
          </h1>
          <EventWhenWhere event={first.evento} className="mt-3" />
        </header>
      ) : (
        <h1 className="mb-6 text-title">{title}</h1>
      )}
      {own.state === 'failed' ? (
        <LoadFailed onRetry={() => void own.reload()} />
      ) : live.length === 0 ? (
        <Skeleton className="h-64 w-full rounded-card" />
      ) : (
        <div className="grid gap-8">
          {live.map(({ codigo, situacao, pedido, dataCadastro, ingressos }) => (
            <section key={codigo} className="grid gap-4">
              <h2 className="font-semibold text-muted">{t('mine.bought', { date: moment(dataCadastro) })}</h2>
              {situacao === 'PENDENTE' && (
                <Notice tone="warning">
                  <p>{t('mine.pending')}</p>
                  <SmartLink
                    to={pedido ? thankYouPath(codigo) : checkoutPath(eventId, codigo)}
                    className={`${buttonClass('quiet')} mt-2 mb-1`}
                  >
                    {t('mine.pay')}
                  </SmartLink>
                </Notice>
              )}
              {ingressos.map((ticket) => (
                <TicketCard key={ticket.id} ticket={ticket} />
              ))}
            </section>
          ))}
          <div className="flex flex-wrap gap-3 print:hidden">
            <SmartLink
              to={pathTo('/user/registrations/:eventId/tickets', { eventId })}
              className={buttonClass('primary')}
            >
              {t('mine.manage')}
            </SmartLink>
            <SmartLink to={stepPath(eventId, 'tickets')} className={buttonClass('quiet')}>
              {t('mine.more')}
            </SmartLink>
          </div>
        </div>
      )}
    </div>
  )
}
