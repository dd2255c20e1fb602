import { secondMs } from '@narthex/contract/durations'
import type { OperatorQueue } from '@narthex/contract/operator/jobs.endpoints'
import { Badge } from '@narthex/ui/badge'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useAgeText } from '../age-text.ts'
import type { JobActs } from './job-acts.tsx'
import { useKindNames } from './kind-names.ts'

export interface QueueRowProps {
  readonly queue: OperatorQueue
  readonly acts: JobActs
}

/** Jobs of a kind: how many wait, run and failed, and what can be done about those that failed. */
export function QueueRow({ queue, acts }: QueueRowProps) {
  const t = useTranslations('operatorJobs')
  const ageText = useAgeText()
  const { kind } = useKindNames()
  const { fila, esperando, segundosMaisAntiga, emCurso, repetindo, desistidas, flagAtrasada } = queue
  const name = kind(fila)
  const facts = [
    t('waiting', { count: esperando }),
    esperando > 0 && t('oldest', { age: ageText(segundosMaisAntiga * secondMs) }),
    emCurso > 0 && t('running', { count: emCurso }),
    repetindo > 0 && t('repeating', { count: repetindo }),
    desistidas > 0 && t('givenUp', { count: desistidas }),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {desistidas > 0 && <Badge tone="danger">{t('attention')}</Badge>}
          {flagAtrasada && <Badge tone="warning">{t('late')}</Badge>}
        </p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {desistidas + repetindo > 0 && (
        <div className="flex flex-wrap gap-2">
          <Link to={`?fila=${encodeURIComponent(fila)}#failed`} className={toolClass('plain')}>
            {t('show')}
            <span className="sr-only">: {name}</span>
          </Link>
          {desistidas > 0 && (
            <>
              <button
                type="button"
                className={toolClass('quiet')}
                aria-busy={acts.isBusy || undefined}
                onClick={() => acts.retryAll(fila)}
              >
                {t('retryAll', { count: desistidas })}
                <span className="sr-only">: {name}</span>
              </button>
              <button type="button" className={toolClass('danger')} onClick={() => acts.dropAll(fila, desistidas)}>
                {t('dropAll', { count: desistidas })}
                <span className="sr-only">: {name}</span>
              </button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
