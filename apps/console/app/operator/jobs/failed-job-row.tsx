import { whenText } from '@narthex/client/format/dates'
import type { FailedJob } from '@narthex/contract/operator/jobs.endpoints'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import { pathTo } from '../places.ts'
import { FaultText } from './fault-text.tsx'
import type { JobActs } from './job-acts.tsx'
import { useKindNames } from './kind-names.ts'

/** A job that failed: whose, how often it was tried, why it failed, and when it is tried again. */
export function FailedJobRow({ job, acts }: { readonly job: FailedJob; readonly acts: JobActs }) {
  const t = useTranslations('operatorJobs')
  const dates = useDateContext()
  const { kind } = useKindNames()
  const { igreja, fila, flagDesistida, tentativas, erro, devidaEm, proximaEm } = job
  const facts = [
    t('tries', { count: tentativas }),
    t('due', { when: whenText(new Date(devidaEm), dates) }),
    proximaEm === null ? t('gone') : t('next', { when: whenText(new Date(proximaEm), dates) }),
  ]
  const name = `${kind(fila)}, ${igreja.nome}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 sm:max-w-[70%]">
        <p className="wrap-anywhere">
          <span className="font-semibold">{kind(fila)}</span> ·{' '}
          <Link to={pathTo('church', { code: igreja.codigo })} className="underline">
            {igreja.nome}
          </Link>
        </p>
        <FaultText fault={erro} />
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={toolClass('quiet')}
          aria-busy={acts.isBusy || undefined}
          onClick={() => acts.retry(job)}
        >
          {t('retry')}
          <span className="sr-only">: {name}</span>
        </button>
        {flagDesistida && (
          <button type="button" className={toolClass('danger')} onClick={() => acts.drop(job)}>
            {t('drop')}
            <span className="sr-only">: {name}</span>
          </button>
        )}
      </div>
    </div>
  )
}
