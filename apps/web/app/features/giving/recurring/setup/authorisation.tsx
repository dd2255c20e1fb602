import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { RehearsalPanel } from '../../../../payments/rehearsal-panel.tsx'
import { usePaymentStatus } from '../../../../payments/use-payment-status.ts'
import { PayerAction } from '../../../../payments/waiting/payer-action.tsx'
import { recurrencePath } from '../../gift-address.ts'
import { reloadRecurrences } from '../use-recurrences.ts'

/** The authorisation of Pix Automático at the giver's bank: the code of the first gift, and what became of it. */
export function Authorisation({ recurrence, isPage = false }: { recurrence: Recurrence; isPage?: boolean }) {
  const t = useTranslations('recurringGifts.setup')
  const { situacao, pedido, motivo, valor } = recurrence
  const Title = isPage ? 'h1' : 'h2'
  const isRefused = situacao !== 'PENDENTE'
  return (
    <section className="grid grid-cols-1 gap-5">
      <div>
        <Title className={isPage ? 'text-title' : 'text-xl'}>{t(isRefused ? 'pixRefusedTitle' : 'pixTitle')}</Title>
        <p role={isRefused ? 'status' : undefined} className="mt-2 max-w-measure text-muted">
          {t(isRefused ? 'pixRefused' : 'pixLead')}
        </p>
      </div>
      {isRefused ? (
        <SmartLink
          to={recurrencePath(motivo.id, valor)}
          className={`${buttonClass('primary')} max-sm:w-full sm:justify-self-start`}
        >
          {t('pixRestart')}
        </SmartLink>
      ) : pedido === null ? (
        <Preparing />
      ) : (
        <FirstGift key={pedido} code={pedido} heading={isPage ? 'h2' : 'h3'} />
      )}
    </section>
  )
}

/** The first gift, whose code authorises the others. */
function FirstGift({ code, heading }: { code: string; heading: 'h2' | 'h3' }) {
  const t = useTranslations('recurringGifts.setup')
  const payment = usePaymentStatus(code)
  const { status, phase } = payment
  const isOpen = !status || status.situacao === 'waiting' || status.situacao === 'review'
  // Once the code is paid or over, the gift turns within moments.
  useEffect(() => keepReading(isOpen ? waitingMs : decidedMs), [isOpen])
  if (!status) return phase === 'loading' ? <Preparing /> : <LoadFailed onRetry={() => void payment.reload()} />
  return (
    <>
      {status.pagamento === null && <Preparing />}
      {status.situacao === 'waiting' && status.pagamento && <PayerAction payment={payment} status={status} />}
      {!isOpen && (
        <Notice tone="info" icon="clock">
          <p>{t('pixWaiting')}</p>
        </Notice>
      )}
      <RehearsalPanel status={status} onChanged={payment.accept} heading={heading} />
    </>
  )
}

function Preparing() {
  const t = useTranslations('recurringGifts.setup')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  )
}

const waitingMs = 10_000
const decidedMs = 1000
const longestMs = 60_000

/** Reads the gift ever more rarely until this is left. A tab out of sight waits. */
function keepReading(firstMs: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const plan = (delayMs: number) => {
    timer = setTimeout(async () => {
      if (document.visibilityState === 'visible') await reloadRecurrences()
      plan(Math.min(longestMs, delayMs * 1.5))
    }, delayMs)
  }
  plan(firstMs)
  return () => clearTimeout(timer)
}
