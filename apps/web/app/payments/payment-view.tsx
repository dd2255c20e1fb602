import { useIsOnline } from '@narthex/client/device/connection'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { PayeeLine } from './payee-line.tsx'
import { RehearsalPanel } from './rehearsal-panel.tsx'
import { StatusHead } from './status-head.tsx'
import type { WatchedPayment } from './use-payment-status.ts'
import { PayerAction } from './waiting/payer-action.tsx'

export interface PaymentViewProps {
  readonly payment: WatchedPayment
  /** Begins another payment of what was not paid; without it there is no button for that. */
  readonly onAgain?: (() => void) | undefined
}

/** View of an order in each state of `usePaymentStatus`. */
export function PaymentView({ payment, onAgain }: PaymentViewProps) {
  const t = useTranslations('payments')
  const { phase, status, code } = payment
  if (phase === 'loading' && !status) return <LoadingStatus />
  if (phase === 'missing') {
    return <EmptyState icon="search" title={t('states.missing.title')} lead={t('states.missing.lead', { code })} />
  }
  if (!status) return <LoadFailed onRetry={() => void payment.reload()} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <OlderNotice isStale={payment.isStale} />
      <p role="status" className="sr-only">
        {payment.hasTurned && status.situacao === 'success' && t('received')}
      </p>
      <StatusHead status={status} isNew={payment.hasTurned} />
      <NextStep payment={payment} status={status} onAgain={onAgain} />
      {status.situacao === 'waiting' && status.pagamento && (
        <PayeeLine payment={status.pagamento} className="text-center" />
      )}
      <RehearsalPanel status={status} onChanged={payment.accept} />
    </div>
  )
}

function NextStep({ payment, status, onAgain }: PaymentViewProps & { status: PaymentStatus }) {
  const t = useTranslations('payments')
  if (status.situacao === 'waiting' && status.pagamento) {
    return <PayerAction payment={payment} status={status} onAgain={onAgain} />
  }
  const isOver = status.situacao === 'canceled' || !status.pagamento
  if (!isOver || !onAgain) return null
  return (
    <button type="button" onClick={onAgain} className={`${buttonClass('primary')} justify-self-center max-sm:w-full`}>
      {t('again')}
    </button>
  )
}

function OlderNotice({ isStale }: { isStale: boolean }) {
  const t = useTranslations('payments')
  const isOnline = useIsOnline()
  if (isOnline && !isStale) return null
  return (
    <Notice tone="warning" icon="offline" className="print:hidden">
      <p>{t(isOnline ? 'stale' : 'offline')}</p>
    </Notice>
  )
}

function LoadingStatus() {
  const t = useTranslations('payments')
  return (
    <div role="status" className="grid justify-items-center gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="size-16 rounded-full!" />
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-72 w-full max-w-modal rounded-card" />
    </div>
  )
}
