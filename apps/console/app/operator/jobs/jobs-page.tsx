import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listFailedJobs, listOperatorQueues } from '@narthex/contract/operator/jobs.endpoints'
import { Notice } from '@narthex/ui/notice'
import { EmptyTable } from '@narthex/ui/office/empty-table'
import { SelectField } from '@narthex/ui/select-field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { Confirmation } from '../../components/confirm-dialog.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { CursorList, RowsLoading } from '../list-parts.tsx'
import { callApi } from '../session/operator-session.ts'
import { useCursorList } from '../use-cursor-list.ts'
import { FailedJobRow } from './failed-job-row.tsx'
import { useJobActs } from './job-acts.tsx'
import { useKindNames } from './kind-names.ts'
import { QueueRow } from './queue-row.tsx'

/** Jobs of all churches: by kind, then those that failed. */
export function JobsPage() {
  const t = useTranslations('operatorJobs')
  const { kind } = useKindNames()
  const [query, setQuery] = useSearchParams()
  const [asked, setAsked] = useState<Confirmation>()
  const fila = query.get('fila') ?? ''
  const queues = useMemberData(['operator queues'], () => callApi(listOperatorQueues, {}))
  const failed = useCursorList(['failed jobs', fila], (apos) =>
    callApi(listFailedJobs, { query: { ...(fila ? { fila } : {}), ...(apos ? { apos } : {}) } }),
  )
  const reload = async () => {
    await Promise.all([queues.reload(), failed.reload()])
  }
  const acts = useJobActs(setAsked, reload)
  const choose = (name: string) => setQuery(name ? { fila: name } : {}, { replace: true, preventScrollReset: true })
  const filas = queues.state === 'ready' ? queues.value.filas : []
  const kinds = filas.filter(({ desistidas, repetindo }) => desistidas + repetindo > 0).map((each) => each.fila)
  const offered = fila && !kinds.includes(fila) ? [fila, ...kinds] : kinds
  return (
    <>
      <PageHead title={t('title')}>
        <button type="button" className={toolClass('quiet')} onClick={() => void reload()}>
          {t('reload')}
        </button>
      </PageHead>
      <p className="-mt-2 mb-5 max-w-measure text-muted">{t('lead')}</p>
      {queues.state === 'ready' && queues.value.retidas && (
        <Notice tone="warning" className="mb-5">
          <p>{t(`held.${queues.value.retidas}`)}</p>
        </Notice>
      )}
      <h2 className="mb-2 font-semibold">{t('kinds')}</h2>
      {queues.state === 'loading' && <RowsLoading />}
      {queues.state === 'failed' && <LoadFailed onRetry={() => void queues.reload()} />}
      {queues.state === 'ready' && filas.length === 0 && <EmptyTable sentence={t('none')} />}
      {filas.length > 0 && (
        <ul className="divide-y divide-line rounded-card bg-card shadow-[inset_0_0_0_1px_var(--line)]">
          {filas.map((queue) => (
            <QueueRow key={queue.fila} queue={queue} acts={acts} />
          ))}
        </ul>
      )}
      <h2 id="failed" className="mt-8 mb-2 font-semibold">
        {t('failed')}
      </h2>
      {offered.length > 0 && (
        <div className="mb-3 max-w-80">
          <SelectField
            label={t('kind')}
            value={fila}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            options={[{ value: '', label: t('all') }, ...offered.map((name) => ({ value: name, label: kind(name) }))]}
          />
        </div>
      )}
      <CursorList
        list={failed}
        empty={t('noneFailed')}
        keyOf={({ id }) => id}
        row={(job) => <FailedJobRow job={job} acts={acts} />}
      />
      <ConfirmDialog confirmation={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
