import { containerClass } from '@narthex/ui/container'
import './map/leaflet.css'
import './map/group-map.css'
import './groups.css'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { MapBox } from '@narthex/contract/groups/map-box'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListSearch } from '../../components/list-search.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { GroupFilters } from './group-filters.tsx'
import { GroupCards, type GroupList } from './group-list.tsx'
import type { GroupIndex, GroupsChoice } from './groups-address.ts'
import { MyGroups } from './my-groups.tsx'
import { NearMe, NearTold } from './near-me.tsx'
import { useHere } from './use-here.ts'
import { useNearest } from './use-nearest.ts'
import { ViewSwitch } from './view-switch.tsx'

const GroupsMap = lazyPart(() => import('./map/groups-map.tsx').then(({ GroupsMap }) => GroupsMap))

export interface GroupsPageProps {
  readonly title: string
  readonly choice: GroupsChoice
  readonly list: GroupList
  readonly index: GroupIndex & { readonly total: number; readonly caixa: MapBox | null }
}

/** The groups of a church, as a list or on a map beside it: found by day, place and kind, or by who is nearest. */
export function GroupsPage({ title, choice, list: served, index }: GroupsPageProps) {
  const t = useTranslations('groups')
  const near = useHere()
  const { list, hasFailed } = useNearest(served, choice, near.here)
  const { q, ...query } = choice
  const isMap = choice.view === 'map' && index.caixa !== null
  return (
    <div className={containerClass('page', 'title')}>
      <PageTitle title={title} lead={t('lead')} />
      <MyGroups />
      {index.total > 0 && (
        <div className="mt-6 grid gap-3">
          <ListSearch path="/groups" label={t('search')} q={q} query={{ ...query }} total={list.total} />
          <GroupFilters index={index} choice={choice} first={index.caixa && <NearMe {...near} />} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {index.caixa && <ViewSwitch choice={choice} />}
            <p role="status" className="ms-auto text-sm text-muted tabular-nums">
              {t('count', { count: list.total })}
            </p>
          </div>
          <NearTold {...near} isUnanswered={hasFailed} />
        </div>
      )}
      <div className={`mt-5 ${isMap ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:items-start' : ''}`}>
        {isMap && index.caixa && (
          <div className="lg:sticky lg:below-header-4 lg:order-last">
            <MapPlace>
              <GroupsMap box={index.caixa} choice={choice} groups={list.itens} here={near.here} />
            </MapPlace>
          </div>
        )}
        <div className="min-w-0">
          <GroupCards list={list} choice={choice} isNarrow={isMap} />
        </div>
      </div>
    </div>
  )
}

/** Place of the map; loaded once the app runs. */
function MapPlace({ children }: { children: React.ReactNode }) {
  const t = useTranslations('groupMap')
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const waiting = (
    <div className="groups-map relative overflow-hidden rounded-hero">
      <Skeleton className="absolute inset-0" />
      <p className="sr-only">{t('loading')}</p>
    </div>
  )
  return (
    <>
      <p className="hidden rounded-card bg-sunken p-5 text-muted noscript:block">{t('noScript')}</p>
      <div className="noscript:hidden">
        {isReady ? (
          <LazyPart
            fallback={waiting}
            failed={
              <p role="alert" className="rounded-card bg-sunken p-5 text-muted">
                {t('failed')}
              </p>
            }
          >
            {children}
          </LazyPart>
        ) : (
          waiting
        )}
      </div>
    </>
  )
}
