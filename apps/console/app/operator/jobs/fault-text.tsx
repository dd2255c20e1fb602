import type { FailedJob } from '@narthex/contract/operator/jobs.endpoints'
import { useTranslations } from 'use-intl'

/** Why a job failed last, in words, with the code behind them. */
export function FaultText({ fault }: { readonly fault: FailedJob['erro'] }) {
  const t = useTranslations('operatorJobs')
  if (!fault) return <p className="text-sm text-muted">{t('noError')}</p>
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {t(`faults.${fault.causa}`)} {t('code', { code: fault.detalhe })}
    </p>
  )
}
