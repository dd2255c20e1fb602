import { asOpening, dayText } from '@narthex/client/format/dates'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { pathTo } from '../../../routing/page-path.ts'

type Charge = PlaySubscription['cobrancas'][number]

const looks: Record<Charge['situacao'], { readonly icon: MemberIconName; readonly className: string }> = {
  COBRANDO: { icon: 'clock', className: 'text-warning' },
  PAGA: { icon: 'check', className: 'text-success' },
  DESISTIDA: { icon: 'warning', className: 'text-danger' },
  ESTORNADA: { icon: 'undo', className: 'text-muted' },
}

/** Charges by term, newest first; each links to its receipt. */
export function Invoices({ subscriptions }: { subscriptions: readonly PlaySubscription[] }) {
  const t = useTranslations('playSubscription.invoices')
  const titleId = useId()
  const charges = subscriptions
    .flatMap(({ id, moeda, plano, cobrancas }) => cobrancas.map((charge) => ({ id, moeda, plano, charge })))
    .toSorted((a, b) => b.charge.inicio.localeCompare(a.charge.inicio))
  if (charges.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      <ul className={`${cardClass} mt-3 overflow-hidden`}>
        {charges.map(({ id, moeda, plano, charge }) => (
          <InvoiceRow key={`${id} ${charge.termo}`} charge={charge} currency={moeda} plan={plano.nome} />
        ))}
      </ul>
    </section>
  )
}

interface InvoiceRowProps {
  readonly charge: Charge
  readonly currency: PlaySubscription['moeda']
  readonly plan: string
}

function InvoiceRow({ charge, currency, plan }: InvoiceRowProps) {
  const t = useTranslations('playSubscription.invoices')
  const money = useMoney()
  const dates = useDateContext()
  const { situacao, valor, pedido, inicio, proximaTentativa } = charge
  const { icon, className } = looks[situacao]
  const day = <time dateTime={inicio}>{asOpening(dayText(new Date(inicio), dates))}</time>
  return (
    <li className="relative flex min-h-16 items-center justify-between gap-4 border-line px-4 py-3 not-first:border-t sm:px-5">
      <div className="min-w-0">
        <p className="font-medium">
          {pedido ? (
            <SmartLink
              to={pathTo('/user/payment/:paymentCode', { paymentCode: pedido })}
              className="after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
            >
              {day}
            </SmartLink>
          ) : (
            day
          )}{' '}
          <span className="font-normal text-muted">· {plan}</span>
        </p>
        <p className={`mt-0.5 flex items-center gap-1.5 text-sm ${className}`}>
          <MemberIcon name={icon} className="size-4.5" />
          {t(`states.${situacao}`)}
          {proximaTentativa && (
            <span className="text-muted">· {t('again', { day: dayText(new Date(proximaTentativa), dates) })}</span>
          )}
        </p>
      </div>
      <p className="shrink-0 font-semibold tabular-nums">{money(valor, currency)}</p>
    </li>
  )
}
