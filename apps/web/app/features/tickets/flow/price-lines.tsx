import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { TicketQuote } from '@narthex/contract/tickets/ticket.schemas'
import { cardClass } from '@narthex/ui/card'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'

export interface PriceLinesProps {
  readonly quote: TicketQuote
  readonly method: PaymentMethodCode | undefined
  /** The quote is outdated, and the next is being requested. */
  readonly isCounting?: boolean
  readonly aside?: ReactNode
}

/** Price of a purchase, line by line, with fees and discount to the cent. */
export function PriceLines({ quote, method, isCounting = false, aside }: PriceLinesProps) {
  const t = useTranslations('ticketBuying.price')
  const methods = useTranslations('payments.methods')
  const money = useMoney()
  const titleId = useId()
  const amount = (cents: number) => money(cents, quote.moeda)
  const fees = quote.taxaServico + quote.taxaProcessamento
  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-5 md:p-6`}>
      <div className="-my-2 flex min-h-11 items-center justify-between gap-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {t('title')}
        </h2>
        {aside}
      </div>
      <dl aria-busy={isCounting} className={`mt-3 grid gap-1.5 ${isCounting ? 'text-muted' : ''}`}>
        {quote.itens.map(({ idIngresso, nome, quantidade, valor }) => (
          <Line key={idIngresso} name={`${quantidade} × ${nome}`}>
            {valor === 0 ? t('free') : amount(valor * quantidade)}
          </Line>
        ))}
        {quote.desconto > 0 && (
          <Line name={`${t('discount')}${quote.cupom ? ` (${quote.cupom})` : ''}`}>−{amount(quote.desconto)}</Line>
        )}
        {fees > 0 && method && <Line name={t('fees', { method: methods(method) })}>{amount(fees)}</Line>}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{t('total')}</dt>
          <dd className="text-xl font-semibold tabular-nums">{quote.total === 0 ? t('free') : amount(quote.total)}</dd>
        </div>
      </dl>
      {fees > 0 && <p className="mt-2 text-sm text-muted">{t('feesNote')}</p>}
    </section>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  )
}
