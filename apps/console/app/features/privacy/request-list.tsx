import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listPrivacyRequests } from '@narthex/contract/privacy/privacy.endpoints'
import { privacyViews } from '@narthex/contract/privacy/privacy-words'
import { Badge } from '@narthex/ui/badge'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { FilterLinks } from '../../components/filter-links.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageLinks, readPageNumber } from '../../components/page-links.tsx'
import { callApi } from '../../session/api.ts'
import { enterPath, isView, requestPath, viewPath } from './privacy-path.ts'
import { RequestFacts } from './request-facts.tsx'

/** Requests about personal data: a view of them, those that are due first. */
export function RequestList() {
  const t = useTranslations('consolePrivacyRequests')
  const [search] = useSearchParams()
  const asked = search.get('vista')
  const view = isView(asked) ? asked : 'ABERTOS'
  const page = readPageNumber(search)
  const loaded = useLoaded(`privacy requests ${view} ${page}`, () =>
    callApi(listPrivacyRequests, { query: { vista: view, page: String(page) } as never }),
  )
  const counts = loaded.state === 'ready' ? loaded.value.contagens : undefined
  return (
    <div className="max-w-240">
      <PageHead title={t('title')}>
        <Link to={enterPath()} className={toolClass('primary')}>
          {t('enter')}
        </Link>
      </PageHead>
      <p className="mb-4 text-muted">{t('lead')}</p>
      <FilterLinks
        label={t('filters')}
        links={privacyViews.map((name) => ({
          to: viewPath(name),
          label: t(`views.${name}`),
          isCurrent: name === view,
          count: name === 'CONCLUIDOS' ? undefined : counts?.[name],
        }))}
      />
      {loaded.state === 'loading' && <Skeleton className="h-40" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && loaded.value.itens.length === 0 && (
        <EmptyState icon="checklist" title={t('empty')} lead={t('emptyLead')} />
      )}
      {loaded.state === 'ready' && loaded.value.itens.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {loaded.value.itens.map((request) => (
              <li key={request.id}>
                <Link to={requestPath(request.id)} className="block rounded-control py-3 hover:bg-sunken">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
                    {request.pessoa?.nome ?? t('erased')}
                    <Badge tone="muted" size="small">
                      {t(`kinds.${request.tipo}`)}
                    </Badge>
                  </span>
                  <RequestFacts request={request} />
                </Link>
              </li>
            ))}
          </ul>
          <PageLinks
            page={page}
            total={loaded.value.total}
            previous={t('previous')}
            next={t('next')}
            toPath={(other) => viewPath(view, other)}
          />
        </>
      )}
    </div>
  )
}
