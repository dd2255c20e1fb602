import { dayText } from '@narthex/client/format/dates'
import type { PlayQuote } from '@narthex/contract/play/subscription.schemas'
import { lastDay, lastFreeDay } from '@narthex/contract/play/term-days'
import { cardClass } from '@narthex/ui/card'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useMoney } from '../../../payments/use-money.ts'

/** Subscription, amount due now and later amounts, to the cent. */
export function QuoteSummary({ quote, children }: { quote: PlayQuote; children: ReactNode }) {
  const t = useTranslations('playCheckout')
  const money = useMoney()
  const dates = useDateContext()
  const titleId = useId()
  const { plano, valor, desconto, termosComDesconto, primeiroValor, valorSeguinte, diasTeste, primeiraCobranca } = quote
  const price = (cents: number) => money(cents, plano.moeda)
  const isTrial = diasTeste > 0
  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-5 md:p-6`}>
      <h2 id={titleId} className="text-lg font-semibold">
        {plano.nome}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('screens', { count: plano.telas })}</p>
      <dl className="mt-4 grid gap-1.5">
        <Line name={t(`intervals.${plano.intervalo}`)} amount={price(valor)} />
        {desconto > 0 && <Line name={t('discount', { count: termosComDesconto })} amount={price(-desconto)} />}
        {isTrial && <Line name={t('trial', { days: diasTeste })} amount={price(0)} />}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{t('today')}</dt>
          <dd className="shrink-0 text-xl font-semibold tabular-nums">{price(isTrial ? 0 : primeiroValor)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-muted">
        {primeiraCobranca !== null
          ? t('afterTrial', {
              last: dayText(lastFreeDay(primeiraCobranca), dates),
              day: dayText(lastDay(primeiraCobranca), dates),
              amount: price(primeiroValor),
            })
          : t(`renews.${plano.intervalo}`, { amount: price(valorSeguinte) })}{' '}
        {t('cancelAnyTime')}
      </p>
      <div className="mt-3 grid">{children}</div>
    </section>
  )
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="shrink-0 tabular-nums">{amount}</dd>
    </div>
  )
}
