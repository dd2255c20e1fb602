import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LazyPart, lazyPart } from '../../../../components/lazy-part.tsx'
import { planReading } from '../../../../payments/poll-schedule.ts'
import { CopyCode } from '../../../../payments/waiting/copy-code.tsx'
import { reloadRecurrences } from '../use-recurrences.ts'

/** The code is drawn by a library of its own. */
const QrCode = lazyPart(async () => (await import('../../../../components/qr-code.tsx')).QrCode)

/** The authorisation of Pix Automático at the giver's bank: its code, and waiting for it. */
export function Authorisation({ recurrence, isPage = false }: { recurrence: Recurrence; isPage?: boolean }) {
  const t = useTranslations('recurringGifts.setup')
  const [isChecking, setChecking] = useState(false)
  const { acao } = recurrence
  useEffect(() => keepReading(), [])
  const check = async () => {
    if (isChecking) return
    setChecking(true)
    await reloadRecurrences()
    setChecking(false)
  }
  const Title = isPage ? 'h1' : 'h2'
  return (
    <section className="grid grid-cols-1 gap-5">
      <div>
        <Title className={isPage ? 'text-title' : 'text-xl'}>{t('pixTitle')}</Title>
        <p className="mt-2 max-w-measure text-muted">{t('pixLead')}</p>
      </div>
      {acao?.kind === 'qr' && (
        <div className={`${cardClass} grid grid-cols-1 gap-5 p-5 sm:grid-cols-2 sm:items-center md:p-6`}>
          <div className="max-sm:order-last">
            <LazyPart fallback={<Skeleton className="mx-auto aspect-square w-full max-w-72" />}>
              <QrCode text={acao.payload} label={t('pixCode')} className="mx-auto w-full max-w-72 rounded-control" />
            </LazyPart>
          </div>
          <CopyCode code={acao.payload} label={t('pixText')} action={t('pixCopy')} copied={t('pixCopied')} />
        </div>
      )}
      {acao?.kind === 'redirect' && (
        <a href={acao.url} className={`${buttonClass('primary')} sm:justify-self-start`}>
          {t('confirmPix')}
        </a>
      )}
      <div className="grid justify-items-center gap-3 text-center">
        <p role="status" className="text-sm text-muted">
          {t('pixWaiting')}
        </p>
        <button type="button" onClick={() => void check()} aria-busy={isChecking} className={buttonClass('quiet')}>
          {isChecking && <Spinner />}
          {t('pixCheck')}
        </button>
      </div>
    </section>
  )
}

/** Reads the gift ever more rarely until this is left. A tab out of sight waits. */
function keepReading(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const plan = (count: number) => {
    timer = setTimeout(async () => {
      if (document.visibilityState === 'visible') await reloadRecurrences()
      plan(count + 1)
    }, planReading(count).delayMs)
  }
  plan(0)
  return () => clearTimeout(timer)
}
