import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listCare } from '@narthex/contract/care/care.endpoints'
import { type CareView, careViews } from '@narthex/contract/care/care-words'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { FilterLinks } from '../../components/filter-links.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageLinks, readPageNumber } from '../../components/page-links.tsx'
import { pathTo } from '../../navigation/places.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { viewPath } from './care-path.ts'
import { CareRow } from './care-row.tsx'
import { useCareActs } from './use-care-acts.ts'

const isView = (value: string | null): value is CareView => careViews.some((view) => view === value)

/** The care inbox: its views with their numbers, and the people of one, danger first. */
export function CareList() {
  const t = useTranslations('consoleCare')
  const mayAdd = useMay('people.write')
  const [search] = useSearchParams()
  const asked = search.get('vista')
  const view = isView(asked) ? asked : 'ABERTOS'
  const page = readPageNumber(search)
  const list = useRef<HTMLUListElement>(null)
  const loaded = useLoaded(`care ${view} ${page}`, () =>
    callApi(listCare, { query: { vista: view, page: String(page) } as never }),
  )
  const acts = useCareActs(async () => {
    const hadFocus = list.current?.contains(document.activeElement) ?? false
    await loaded.reload()
    // The row of the button that was pressed may be gone: the reader goes on with the first.
    if (hadFocus && !document.activeElement?.closest('li')) list.current?.querySelector('a')?.focus()
  })
  const counts = loaded.state === 'ready' ? loaded.value.contagens : undefined
  return (
    <div className="max-w-240">
      <PageHead title={t('title')}>
        {mayAdd && (
          <Link to={pathTo('visitor')} className={toolClass('primary')}>
            {t('addVisitor')}
          </Link>
        )}
      </PageHead>
      <p className="mb-4 text-muted">{t('lead')}</p>
      <FilterLinks
        label={t('filters')}
        links={careViews.map((name) => ({
          to: viewPath(name),
          label: t(`views.${name}`),
          isCurrent: name === view,
          count: name === 'CONCLUIDOS' ? undefined : counts?.[name],
        }))}
      />
      {loaded.state === 'loading' && (
        <div aria-hidden="true" className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && loaded.value.itens.length === 0 && (
        <EmptyState icon="checklist" title={t(`empty.${view}.title`)} lead={t(`empty.${view}.lead`)} />
      )}
      {loaded.state === 'ready' && loaded.value.itens.length > 0 && (
        <>
          <ul ref={list} className="divide-y divide-line border-y border-line">
            {loaded.value.itens.map((item) => (
              <CareRow key={item.id} item={item} acts={acts} />
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
