import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { ApiError } from '@narthex/contract/client'
import {
  dropFailedJob,
  dropFailedJobs,
  type FailedJob,
  retryFailedJob,
  retryFailedJobs,
} from '@narthex/contract/operator/jobs.endpoints'
import { useTranslations } from 'use-intl'
import type { Confirmation } from '../../components/confirm-dialog.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../session/operator-session.ts'
import { useKindNames } from './kind-names.ts'

type NamedJob = Pick<FailedJob, 'id' | 'igreja' | 'fila'>

export interface JobActs {
  readonly isBusy: boolean
  readonly retry: (job: NamedJob) => void
  readonly retryAll: (queue: string) => void
  readonly drop: (job: NamedJob) => void
  /** Drops the given-up jobs of a kind, of which the operator saw so many. */
  readonly dropAll: (queue: string, count: number) => void
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT'

/** Retries jobs at once, and drops them after a question. The lists are read again after each act, also one that was refused. */
export function useJobActs(ask: (question: Confirmation) => void, reload: () => Promise<void>): JobActs {
  const t = useTranslations('operatorJobs')
  const explain = useFailure()
  const { kind } = useKindNames()
  const act = useAct((error) => {
    const text = isConflict(error) ? t('retryConflict') : explain(error)
    showMessage('GLOBAL', { tone: 'danger', text })
    return text
  })
  const retry = (send: () => Promise<{ readonly tarefas: number }>) =>
    void act.run(async () => {
      const { tarefas } = await send()
      showMessage('GLOBAL', { tone: 'success', text: t('retried', { count: tarefas }) })
      await reload()
    })
  const question = (title: string, what: string, run: Confirmation['run']): Confirmation => ({
    title,
    lead: (
      <>
        <p className="font-semibold wrap-anywhere">{what}</p>
        <p>{t('askLead')}</p>
      </>
    ),
    action: t('drop'),
    isDangerous: true,
    explain: (error) => (isConflict(error) ? t('dropConflict') : explain(error)),
    done: (answer) => t('dropped', { count: (answer as { tarefas: number }).tarefas }),
    run: async () => run().finally(reload),
  })
  return {
    isBusy: act.isBusy,
    retry: ({ id, igreja: { codigo } }) => retry(() => callApi(retryFailedJob, { params: { codigo, id } })),
    retryAll: (fila) => retry(() => callApi(retryFailedJobs, { params: { fila } })),
    drop: ({ id, igreja, fila }) =>
      ask(
        question(t('askOne'), t('askWhat', { kind: kind(fila), church: igreja.nome }), () =>
          callApi(dropFailedJob, { params: { codigo: igreja.codigo, id } }),
        ),
      ),
    dropAll: (fila, count) =>
      ask(
        question(t('askMany', { count }), t('askKind', { kind: kind(fila) }), () =>
          callApi(dropFailedJobs, { params: { fila }, body: { tarefas: count } }),
        ),
      ),
  }
}
