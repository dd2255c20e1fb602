import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import type { IconName } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ListQuery } from '../../lib/list-address.ts'
import { ListSearch, type ListSearchProps } from '../../shell/list-search.tsx'
import { Pager } from '../../shell/pager.tsx'
import { SmartLink } from '../../shell/smart-link.tsx'

export interface ListPageProps {
  readonly title: string
  readonly lead: string
  readonly path: string
  readonly list: {
    readonly itens: readonly unknown[]
    readonly total: number
    readonly page: number
    readonly limit: number
  }
  readonly q: string | undefined
  /** What else the list is narrowed by. */
  readonly query?: ListQuery
  readonly searchLabel: string
  readonly filters?: ListSearchProps['filters']
  readonly empty: { readonly icon: IconName; readonly title: string }
  /** The list itself, where there is something in it. */
  readonly children: ReactNode
}

/** A list of what a church publishes: what it is, the ways to narrow it, the list or why there is none, the ways through it. */
export function ListPage({
  title,
  lead,
  path,
  list,
  q,
  query = {},
  searchLabel,
  filters,
  empty,
  children,
}: ListPageProps) {
  const isNarrowed = Boolean(q) || Object.values(query).some(Boolean)
  const { total, page, limit } = list
  return (
    <div className="mx-auto max-w-page px-5 pt-7 pb-14 md:pt-12 md:pb-20">
      <div className="mb-7 grid gap-5 md:mb-9">
        <div>
          <h1 className="text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] leading-[1.08]">{title}</h1>
          <p className="mt-2 max-w-measure text-lg text-muted">{lead}</p>
        </div>
        {(total > 0 || isNarrowed) && (
          <ListSearch path={path} label={searchLabel} q={q} query={query} total={total} filters={filters ?? []} />
        )}
      </div>
      {list.itens.length > 0 ? (
        children
      ) : (
        <Nothing path={path} page={total > 0 ? page : undefined} q={q} isNarrowed={isNarrowed} empty={empty} />
      )}
      {list.itens.length > 0 && <Pager path={path} query={{ ...query, q }} page={page} total={total} limit={limit} />}
    </div>
  )
}

interface NothingProps extends Pick<ListPageProps, 'path' | 'q' | 'empty'> {
  /** Past the end of what there is. */
  readonly page: number | undefined
  readonly isNarrowed: boolean
}

function Nothing({ path, page, q, isNarrowed, empty }: NothingProps) {
  const t = useTranslations('lists')
  const way = (to: string, label: string) => (
    <SmartLink to={to} className={buttonClass('quiet')}>
      {label}
    </SmartLink>
  )
  if (page !== undefined) {
    return (
      <EmptyState icon="search" title={t('beyondTitle')} lead={t('beyond', { page: String(page) })}>
        {way(path, t('first'))}
      </EmptyState>
    )
  }
  if (isNarrowed) {
    return (
      <EmptyState icon="search" title={t('noneTitle')} lead={q ? t('none', { search: q }) : t('noneFiltered')}>
        {way(path, t('showAll'))}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={empty.icon} title={empty.title} lead={t('soon')}>
      {way('/about', t('meet'))}
    </EmptyState>
  )
}
