import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { PayeeLine } from '../../../payments/payee-line.tsx'
import { useReceiptLines } from './use-receipt-lines.ts'

/** Lines of an order with their amounts; printed with the order's state alone. */
export function Receipt({ status }: { status: PaymentStatus }) {
  const t = useTranslations('payments.receipt')
  const { church } = useChurchSite()
  const lines = useReceiptLines(status)
  const isPaid = status.situacao === 'success' || status.situacao === 'refunded'
  return (
    <section className={`${cardClass} p-5 md:p-7 print:p-0 print:shadow-none`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-lg">{isPaid ? t('title') : status.descricao}</h2>
        <p className="text-sm text-muted">{church.nome}</p>
      </div>
      <dl className="mt-4">
        {lines.map(({ label, value, isSum }) => (
          <div
            key={label}
            className={`flex flex-wrap items-baseline justify-between gap-x-6 border-line py-2.5 not-first:border-t ${isSum ? 'text-lg font-semibold' : ''}`}
          >
            <dt className={isSum ? '' : 'text-muted'}>{label}</dt>
            <dd className="min-w-0 text-end wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isPaid && <PayeeLine payment={status.pagamento} className="mt-4" />}
      {isPaid && (
        <button
          type="button"
          onClick={() => print()}
          className={`${buttonClass('quiet')} mt-5 max-sm:w-full print:hidden`}
        >
          <MemberIcon name="printer" className="size-5" />
          {t('print')}
        </button>
      )}
    </section>
  )
}
