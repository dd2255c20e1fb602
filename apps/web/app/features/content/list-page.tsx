import { containerClass } from '@narthex/ui/container'
import type { ReactNode } from 'react'
import { ListSearch, type ListSearchProps } from '../../components/list-search.tsx'
import { NothingListed, type NothingListedProps } from '../../components/nothing-listed.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Pager } from '../../components/pager.tsx'
import type { ListQuery } from '../../routing/list-address.ts'
import type { PagePath } from '../../routing/page-path.ts'

export interface ListPageProps {
  readonly title: string
  readonly lead: string
  readonly path: PagePath
  readonly list: {
    readonly itens: readonly unknown[]
    readonly total: number
    readonly page: number
    readonly limit: number
  }
  readonly q: string | undefined
  /** Filters of the list besides the search text. */
  readonly query?: ListQuery
  readonly searchLabel: string
  readonly filters?: ListSearchProps['filters']
  readonly empty: NothingListedProps['empty']
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
    <div className={containerClass('page', 'title')}>
      <div className="mb-7 grid gap-5 md:mb-9">
        <PageTitle title={title} lead={lead} />
        {(total > 0 || isNarrowed) && (
          <ListSearch path={path} label={searchLabel} q={q} query={query} total={total} filters={filters ?? []} />
        )}
      </div>
      {list.itens.length > 0 ? (
        children
      ) : (
        <NothingListed path={path} q={q} query={query} beyond={total > 0 ? page : undefined} empty={empty} />
      )}
      {list.itens.length > 0 && <Pager path={path} query={{ ...query, q }} page={page} total={total} limit={limit} />}
    </div>
  )
}
