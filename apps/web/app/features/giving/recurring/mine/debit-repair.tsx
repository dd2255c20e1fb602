import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import { retryCycle } from '../recurrence-calls.ts'
import type { OneRepairProps } from './card-repair.tsx'

/** A debit of Pix Automático that failed: the bank is asked once more. */
export function DebitRepair({ recurrence: { id, falha }, isBusy, onRepair }: OneRepairProps) {
  const t = useTranslations('recurringGifts.repair')
  if (!falha) return null
  return (
    <button
      type="button"
      onClick={() => void onRepair(() => retryCycle(id, falha.ciclo))}
      aria-busy={isBusy}
      className={`${buttonClass('primary')} mt-4`}
    >
      {isBusy && <Spinner />}
      {t('retry')}
    </button>
  )
}
