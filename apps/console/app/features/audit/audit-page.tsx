import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { type LoggedAct, listAudit } from '@narthex/contract/audit/audit.endpoints'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import { AuditFiltersForm } from './audit-filters.tsx'
import { type AuditFilters, readFilters, toParams } from './audit-path.ts'
import { AuditRow } from './audit-row.tsx'

/** The audit log of the church: who did what and when, narrowed by filters that the address holds. */
export function AuditPage() {
  const t = useTranslations('consoleAudit')
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  return (
    <div className="max-w-240">
      <PageHead title={t('title')} />
      <p className="mb-5 text-muted">{t('lead')}</p>
      <AuditFiltersForm filters={filters} onChange={(changed) => setSearch(toParams(changed), { replace: true })} />
      <AuditList key={new URLSearchParams(toParams(filters)).toString()} filters={filters} />
    </div>
  )
}

function AuditList({ filters }: { readonly filters: AuditFilters }) {
  const t = useTranslations('consoleAudit')
  const { igreja } = useOfficeSession()
  const { nome: _, ...asked } = toParams(filters)
  const load = (query: Readonly<Record<string, string>>) =>
    callApi(listAudit, { params: { id: String(igreja.id) }, query: { ...asked, ...query } as never })
  const loaded = useLoaded(`audit ${new URLSearchParams(asked)}`, () => load({}))
  const [more, setMore] = useState<readonly LoggedAct[]>([])
  const [next, setNext] = useState<string | null>()
  const act = useAct()
  if (loaded.state === 'loading')
    return (
      <div aria-hidden="true" className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  const { itens, proximo, total } = loaded.value
  const following = next === undefined ? proximo : next
  const loadMore = () =>
    void act.run(async () => {
      try {
        const page = await load({ apos: following ?? '' })
        setMore((before) => [...before, ...page.itens])
        setNext(page.proximo)
      } catch {
        showMessage('GLOBAL', { tone: 'danger', text: t('failedMore') })
      }
    })
  if (itens.length === 0) return <EmptyState icon="search" title={t('empty')} lead={t('emptyLead')} />
  return (
    <>
      <p className="mb-2 text-sm text-muted" role="status">
        {t('count', { count: total ?? 0 })}
      </p>
      <ol className="divide-y divide-line border-y border-line">
        {[...itens, ...more].map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {following && (
        <button
          type="button"
          aria-busy={act.isBusy || undefined}
          className={`${toolClass('quiet')} mt-4`}
          onClick={loadMore}
        >
          {t('more')}
        </button>
      )}
    </>
  )
}
