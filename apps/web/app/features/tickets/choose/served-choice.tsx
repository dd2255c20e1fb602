import type { EventPage } from '@narthex/contract/events/event.schemas'
import type { EventSale, TicketType } from '@narthex/contract/tickets/ticket.schemas'
import { cardClass } from '@narthex/ui/card'
import { containerClass } from '@narthex/ui/container'
import { controlClass } from '@narthex/ui/field'
import { Spinner } from '@narthex/ui/spinner'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { PageFoot } from '../../../components/page-foot.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { findTypeState, listTickets } from '../event/sale-state.ts'
import { useTypeLine } from '../event/type-texts.ts'
import { BuyingSteps } from '../flow/buying-steps.tsx'
import { RehearsalNotice } from '../flow/rehearsal-notice.tsx'
import { keepServedCount } from '../flow/served-counts.ts'
import { CouponPlace } from './coupon-place.tsx'

/** Quantities offered until the app runs; the steps know how many one may buy. */
const maxServed = 10

export interface ServedChoiceProps {
  readonly event: EventPage
  readonly sale: EventSale
}

/**
 * The first step of a purchase as served, until the app has its code: the ticket types with native quantities.
 * The steps take what is chosen. Seats are not known yet, and none of what the steps need is loaded with the page of an event.
 */
export function ServedChoice({ event, sale }: ServedChoiceProps) {
  const t = useTranslations('ticketBuying')
  const { church } = useChurchSite()
  const { now } = useDateContext()
  const list = useRef<HTMLUListElement>(null)
  // Choices that were made before the app ran.
  const readServed = useEffectEvent(() => {
    for (const select of list.current?.querySelectorAll('select') ?? []) {
      const type = sale.ingressos.find(({ id }) => id === Number(select.name))
      if (type && Number(select.value) > 0) keepServedCount(event.id, type.id, Number(select.value))
    }
  })
  useLayoutEffect(() => readServed(), [])
  return (
    <div className={`${containerClass('page', 'backLink')} max-lg:pb-6!`}>
      <BackLink to={pathTo('/event/:eventId', { eventId: event.id })} name={t('back')} />
      <h1 lang={church.idioma} className="mt-2 text-title">
        {event.titulo}
      </h1>
      <BuyingSteps eventId={event.id} step="tickets" />
      <div className="grid grid-cols-1 gap-6">
        {sale.flagEnsaio && <RehearsalNotice />}
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
          <div className="grid grid-cols-1 gap-6">
            <h2 className="text-xl">{t('choose.title')}</h2>
            <ul ref={list} className="grid gap-2.5">
              {listTickets(sale).map((type) => (
                <ServedType key={type.id} type={type} sale={sale} />
              ))}
            </ul>
            {sale.flagCupons && listTickets(sale).some((type) => findTypeState(type, now) === 'DISPONIVEL') && (
              <CouponPlace />
            )}
            <PageFoot>
              <p role="status" className="flex min-h-12 items-center gap-2 text-sm text-muted">
                <Spinner />
                {t('loading')}
              </p>
            </PageFoot>
          </div>
        </div>
      </div>
    </div>
  )
}

function ServedType({ type, sale }: { readonly type: TicketType; readonly sale: EventSale }) {
  const words = useTranslations('tickets')
  const money = useMoney()
  const { church } = useChurchSite()
  const dates = useDateContext()
  const state = findTypeState(type, dates.now)
  const line = useTypeLine(dates)(type, state)
  const maxCount =
    state === 'DISPONIVEL' ? Math.min(type.limite ?? maxServed, sale.limitePorPessoa ?? maxServed, maxServed) : 0
  const counts = Array.from({ length: maxCount }, (_, index) => index + 1).filter((count) => count >= type.minimo)
  return (
    <li className={`${cardClass} flex items-center justify-between gap-4 px-4 py-3.5`}>
      <div className="min-w-0">
        <h3 lang={church.idioma} className="font-semibold">
          {type.nome}
        </h3>
        <p className="tabular-nums">{type.valor === 0 ? words('free') : money(type.valor, sale.moeda)}</p>
        {type.descricao && (
          <p lang={church.idioma} className="text-sm whitespace-pre-line text-muted">
            {type.descricao}
          </p>
        )}
        {line && <p className="text-sm text-muted">{line}</p>}
      </div>
      {counts.length > 0 && (
        // As wide as the buttons that come: the text beside it wraps as it will.
        <div className="w-33 shrink-0">
          <select
            name={String(type.id)}
            aria-label={type.nome}
            defaultValue={0}
            onChange={({ currentTarget }) => keepServedCount(sale.idEvento, type.id, Number(currentTarget.value))}
            className={`${controlClass} tabular-nums`}
          >
            <option value={0}>0</option>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </div>
      )}
    </li>
  )
}
