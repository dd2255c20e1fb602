import { remainingText } from '@narthex/client/format/remaining-text'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../use-money.ts'
import { CopyCode } from './copy-code.tsx'
import type { PanelProps } from './panel.ts'
import { useRemainingMs } from './use-remaining.ts'
import { WaitingLine } from './waiting-line.tsx'

/** The code is drawn by a library of its own. */
const QrCode = lazyPart(async () => (await import('@narthex/ui/qr-code')).QrCode)

export interface QrPanelProps extends PanelProps<'qr'> {
  readonly onAgain?: (() => void) | undefined
}

/** Pix or PicPay: the code to scan or to copy, how long it is good for, and another one once it is over. */
export function QrPanel({ action, status, onCheck, onAgain }: QrPanelProps) {
  const remainingMs = useRemainingMs(action.expiresAt)
  const isOver = remainingMs === 0
  // Whether it was paid in its last moment only the gateway knows.
  const checkLast = useEffectEvent(() => void onCheck())
  useEffect(() => {
    if (isOver) checkLast()
  }, [isOver])
  if (isOver) return <ExpiredCode onAgain={onAgain} />
  return <OpenCode action={action} status={status} onCheck={onCheck} remainingMs={remainingMs} />
}

function OpenCode({ action, status, onCheck, remainingMs }: PanelProps<'qr'> & { remainingMs: number }) {
  const t = useTranslations('payments.pix')
  const money = useMoney()
  const isPicpay = status.pagamento?.codigoMetodoPagamento === 'PICPAY'
  const amount = money(status.pagamento?.total ?? status.valor, status.moeda)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className={`${cardClass} grid grid-cols-1 gap-5 p-5 sm:grid-cols-2 sm:items-center md:p-6`}>
        <div className="max-sm:order-last">
          <LazyPart fallback={<Skeleton className="mx-auto aspect-square w-full max-w-72" />}>
            <QrCode
              text={action.payload}
              label={t(isPicpay ? 'picpayCode' : 'code', { amount })}
              className="mx-auto w-full max-w-72 rounded-control"
            />
          </LazyPart>
        </div>
        <div className="grid grid-cols-1 content-center gap-4">
          {!isPicpay && <Steps />}
          {action.url && isPicpay ? (
            <a href={action.url} target="_blank" rel="noopener" className={buttonClass('primary')}>
              {t('openPicpay')}
            </a>
          ) : (
            <CopyCode
              code={action.payload}
              label={t(isPicpay ? 'picpayText' : 'text')}
              action={t(isPicpay ? 'copyPicpay' : 'copy')}
              copied={t(isPicpay ? 'picpayCopied' : 'copied')}
            />
          )}
          <p role="timer" className="flex items-center justify-center gap-2 text-sm text-muted tabular-nums">
            <Icon name="clock" className="size-4.5" />
            {t('expires', { time: remainingText(remainingMs) })}
          </p>
        </div>
      </div>
      <WaitingLine onCheck={onCheck} />
    </div>
  )
}

function Steps() {
  const t = useTranslations('payments.pix.steps')
  return (
    <ol className="grid gap-1.5 text-sm max-sm:hidden">
      {(['open', 'scan', 'confirm'] as const).map((step, index) => (
        <li key={step} className="flex gap-2.5">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-xs font-semibold text-brand-text"
          >
            {index + 1}
          </span>
          {t(step)}
        </li>
      ))}
    </ol>
  )
}

function ExpiredCode({ onAgain }: Pick<QrPanelProps, 'onAgain'>) {
  const t = useTranslations('payments.pix')
  return (
    <div role="status" className="grid justify-items-center gap-1 rounded-hero bg-sunken px-6 py-8 text-center">
      <p className="text-lg font-semibold">{t('expired')}</p>
      <p className="text-muted">{t('expiredLead')}</p>
      {onAgain && (
        <button type="button" onClick={onAgain} className={`${buttonClass('primary')} mt-4`}>
          {t('renew')}
        </button>
      )}
    </div>
  )
}
