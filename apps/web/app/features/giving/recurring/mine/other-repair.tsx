import type { Standstill } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { recurrencePath } from '../../gift-address.ts'
import { pauseRecurrence, retryCycle } from '../recurrence-calls.ts'
import type { OneRepairProps } from './card-repair.tsx'

export interface OtherRepairProps extends OneRepairProps {
  readonly trouble: Exclude<Standstill, 'CARTAO' | 'RECUSA'>
}

/** Repairs that need no card: the giver's data, another reason, or another gift. */
export function OtherRepair({ recurrence: { id, falha, motivo, valor }, trouble, isBusy, onRepair }: OtherRepairProps) {
  const t = useTranslations('recurringGifts.repair')
  const here = `/user/subscriptions?id=${id}` as const
  if (trouble === 'MOTIVO') {
    return (
      <SmartLink to={`${here}&alterar=1`} className={`${buttonClass('primary')} mt-4`}>
        {t('reason')}
      </SmartLink>
    )
  }
  if (trouble === 'DADOS') {
    return (
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
        <SmartLink to={`/user/data-update?redirectTo=${encodeURIComponent(here)}`} className={buttonClass('primary')}>
          {t('data')}
        </SmartLink>
        <button
          type="button"
          onClick={() => void onRepair(() => (falha ? retryCycle(id, falha.ciclo) : pauseRecurrence(id, false)))}
          aria-busy={isBusy}
          className={buttonClass('quiet')}
        >
          {isBusy && <Spinner />}
          {t(falha ? 'retry' : 'resume')}
        </button>
      </div>
    )
  }
  return (
    <SmartLink to={recurrencePath(motivo.id, valor)} className={`${buttonClass('primary')} mt-4`}>
      {t('restart')}
    </SmartLink>
  )
}
