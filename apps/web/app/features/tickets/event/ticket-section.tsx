import { type DateContext, whenText } from '@narthex/client/format/dates'
import type { EventSale, Seats, TicketType } from '@narthex/contract/tickets/ticket.schemas'
import { cardClass } from '@narthex/ui/card'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'
import { findSeats, findTypeState, listTickets } from './sale-state.ts'
import { useAudienceText, useStateText } from './type-texts.ts'

export interface TicketSectionProps {
  readonly sale: EventSale
  readonly seats: Seats | undefined
  readonly lang: string
  readonly dates: DateContext
}

/** Tickets of an event: types with prices and dates, add-ons, rules and terms. Complete in the page as served. */
export function TicketSection({ sale, seats, lang, dates }: TicketSectionProps) {
  const t = useTranslations('tickets')
  const titleId = useId()
  const addOns = sale.ingressos.filter(({ flagAdicional }) => flagAdicional)
  const hasPrice = sale.ingressos.some(({ valor }) => valor > 0)
  const hasFees = sale.metodos.some(({ servico, processamento }) =>
    [servico, processamento].some(({ pontos, fixa }) => pontos + fixa > 0),
  )
  const rules = [
    hasPrice && hasFees && !sale.flagAssumirTaxasServico && t('feesApart'),
    hasPrice && sale.qtdeMaxParcelas > 1 && t('installments', { count: String(sale.qtdeMaxParcelas) }),
    sale.flagVisitantes && t('visitorsToo'),
    sale.cancelamentoAte &&
      t(hasFees && !sale.flagDevolverTaxas ? 'cancelUntilLessFees' : 'cancelUntil', {
        date: whenText(new Date(sale.cancelamentoAte), dates),
        percent: String(sale.cancelamentoPercentual),
      }),
  ].filter(Boolean)
  return (
    <section aria-labelledby={titleId} id="ingressos" className="scroll-mt-(--top-inset)">
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      <TypeList types={listTickets(sale)} sale={sale} seats={seats} lang={lang} dates={dates} />
      {addOns.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{t('addOns')}</h3>
          <TypeList types={addOns} sale={sale} seats={seats} lang={lang} dates={dates} />
        </>
      )}
      {rules.length > 0 && (
        <ul className="mt-4 grid gap-1 text-sm text-muted">
          {rules.map((rule) => (
            <li key={String(rule)}>{rule}</li>
          ))}
        </ul>
      )}
      {sale.termos && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text">
            {t('terms')}
          </summary>
          <p lang={lang} className="max-w-measure text-sm whitespace-pre-line text-muted">
            {sale.termos}
          </p>
        </details>
      )}
    </section>
  )
}

function TypeList({ types, sale, seats, lang, dates }: TicketSectionProps & { readonly types: readonly TicketType[] }) {
  const t = useTranslations('tickets')
  const money = useMoney()
  const stateText = useStateText(dates)
  const audienceText = useAudienceText()
  return (
    <ul className="mt-3 grid gap-2.5">
      {types.map((type) => {
        const now = findSeats(seats, type.id)
        const lines = [
          audienceText(type.publico),
          stateText(type, now?.situacao ?? findTypeState(type, dates.now), now?.restantes),
        ].filter(Boolean)
        return (
          <li key={type.id} className={`${cardClass} flex items-start justify-between gap-4 px-4 py-3.5`}>
            <div className="min-w-0">
              <p lang={lang} className="font-semibold">
                {type.nome}
              </p>
              {type.descricao && (
                <p lang={lang} className="text-sm whitespace-pre-line text-muted">
                  {type.descricao}
                </p>
              )}
              {lines.length > 0 && <p className="text-sm text-muted">{lines.join(' · ')}</p>}
            </div>
            <p className="shrink-0 font-semibold tabular-nums">
              {type.valor === 0 ? t('free') : money(type.valor, sale.moeda, { isShort: true })}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
