import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { retryCycle } from '../recurrence-calls.ts'
import { findTrouble } from '../recurrence-state.ts'
import { AnotherCard } from './another-card.tsx'

export interface OneRepairProps {
  readonly recurrence: Recurrence
  readonly isBusy: boolean
  /** Does it, and tells what became of it. */
  readonly onRepair: (how: () => Promise<Recurrence>) => Promise<unknown>
}

/** Charges the same card again, or takes another. */
export function CardRepair({ recurrence, isBusy, onRepair }: OneRepairProps) {
  const t = useTranslations('recurringGifts.repair')
  const [isChoosing, setChoosing] = useState(false)
  const { id, falha } = recurrence
  const canRetry = falha !== null && findTrouble(recurrence) !== 'CARTAO'
  // Where another try comes by itself, what helps sooner is another card.
  const isRetryFirst = canRetry && falha.proximaTentativa === null
  if (isChoosing) return <AnotherCard recurrence={recurrence} isBusy={isBusy} onRepair={onRepair} />
  return (
    <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
      {canRetry && (
        <button
          type="button"
          onClick={() => void onRepair(() => retryCycle(id, falha.ciclo))}
          aria-busy={isBusy}
          className={buttonClass(isRetryFirst ? 'primary' : 'quiet')}
        >
          {isBusy && <Spinner />}
          {t('retry')}
        </button>
      )}
      <button
        type="button"
        onClick={() => setChoosing(true)}
        className={buttonClass(isRetryFirst ? 'quiet' : 'primary')}
      >
        {t('another')}
      </button>
    </div>
  )
}
