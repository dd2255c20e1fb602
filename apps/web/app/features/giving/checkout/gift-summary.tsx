import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import { type Gift, sumGift } from '../gift.ts'

export interface GiftSummaryProps {
  readonly gift: Gift
  readonly reasons: readonly GivingReason[]
  readonly currency: Currency
  /** Amount in cents, with the fees that the giver covers. */
  readonly total: number
}

/** Summary of the gift and its total, to the cent, with a link to change it. */
export function GiftSummary({ gift, reasons, currency, total }: GiftSummaryProps) {
  const t = useTranslations('giveCheckout.summary')
  const money = useMoney()
  const titleId = useId()
  const fees = total - sumGift(gift)
  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-5 md:p-6`}>
      <div className="-my-2 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {t('title')}
        </h2>
        <SmartLink to="/give" className={`${textLinkClass} -me-1 px-1 text-sm`}>
          {t('edit')}
        </SmartLink>
      </div>
      <dl className="mt-3 grid gap-1.5">
        {gift.motivos.map(({ idMotivo, valor }) => (
          <Line
            key={idMotivo}
            name={reasons.find(({ id }) => id === idMotivo)?.nome ?? ''}
            amount={money(valor ?? 0, currency)}
          />
        ))}
        {fees > 0 && <Line name={t('fees')} amount={money(fees, currency)} />}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{t('total')}</dt>
          <dd className="text-xl font-semibold tabular-nums">{money(total, currency)}</dd>
        </div>
      </dl>
      {(gift.flagAnonimo || gift.comentario) && (
        <div className="mt-3 grid gap-1 text-sm text-muted">
          {gift.flagAnonimo && <p>{t('anonymous')}</p>}
          {gift.comentario && <p className="line-clamp-3">“{gift.comentario}”</p>}
        </div>
      )}
    </section>
  )
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  )
}
