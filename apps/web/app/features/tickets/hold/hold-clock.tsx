import { secondMs } from '@narthex/contract/durations'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { countdownText, findRemainingMs, warnMs } from './countdown.ts'
import type { HeldTickets } from './use-hold.ts'

export interface HoldClockProps {
  readonly held: HeldTickets
  readonly isSending: boolean
  /** Holds the same tickets once more. */
  readonly onAgain: () => void
}

/** Time left of the hold, with a warning before the end; then a button to hold the seats again. */
export function HoldClock({ held: { hold, clockLead }, isSending, onAgain }: HoldClockProps) {
  const t = useTranslations('ticketBuying.hold')
  const left = useRemaining(hold.expiraEm, clockLead)
  const isOver = hold.situacao === 'EXPIRADA' || left === 0
  if (hold.situacao !== 'RESERVADA' && !isOver) return null
  const isSoon = !isOver && left !== undefined && left <= warnMs
  return (
    <>
      {isOver ? (
        <Notice tone="warning" role="alert">
          <p className="font-semibold">{t('over')}</p>
          <p>{t('overLead')}</p>
          <button
            type="button"
            onClick={onAgain}
            aria-busy={isSending}
            className={`${buttonClass('primary')} mt-3 mb-1`}
          >
            {isSending && <Spinner />}
            {t('again')}
          </button>
        </Notice>
      ) : (
        left !== undefined && (
          <p
            role="timer"
            aria-live="off"
            className={`flex items-center gap-2 rounded-card px-4 py-2.5 text-sm font-semibold tabular-nums ${isSoon ? 'bg-warning/14 text-ink' : 'bg-sunken text-muted'}`}
          >
            <Icon name="clock" className="size-5" />
            {t('left', { time: countdownText(left) })}
            {isSoon && <span aria-hidden="true">· {t('hurry')}</span>}
          </p>
        )
      )}
      <p role="status" className="sr-only">
        {isSoon && t('soon')}
      </p>
    </>
  )
}

function useRemaining(expiraEm: string | null, clockLead: number): number | undefined {
  const [now, setNow] = useState(Date.now)
  const left = expiraEm === null ? undefined : findRemainingMs(expiraEm, clockLead, now)
  const isRunning = left !== undefined && left > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hold starts the clock again
  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [isRunning, expiraEm])
  return left
}
