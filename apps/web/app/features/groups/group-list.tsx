import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { itemGridClass } from '../../components/item-card.tsx'
import { NothingListed } from '../../components/nothing-listed.tsx'
import { Pager } from '../../components/pager.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { GroupCard } from './group-card.tsx'
import { type GroupsChoice, groupsAddress } from './groups-address.ts'

export interface GroupList {
  readonly itens: readonly GroupSummary[]
  readonly total: number
  readonly page: number
  readonly limit: number
}

export interface GroupListProps {
  readonly list: GroupList
  readonly choice: GroupsChoice
  /** Single column, for a list beside a map. */
  readonly isNarrow: boolean
}

/** A page of the groups, or why there are none and what to do. */
export function GroupCards({ list, choice, isNarrow }: GroupListProps) {
  const t = useTranslations('groups')
  const { itens, total, page, limit } = list
  if (itens.length === 0) return <NoGroups list={list} choice={choice} />
  return (
    <>
      <h2 className="sr-only">{t('allGroups')}</h2>
      <ul className={isNarrow ? 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-1 xl:grid-cols-2' : itemGridClass}>
        {itens.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
      <Pager path="/groups" query={{ ...choice }} page={page} total={total} limit={limit} />
    </>
  )
}

function NoGroups({ list: { total, page }, choice }: Pick<GroupListProps, 'list' | 'choice'>) {
  const t = useTranslations('groups')
  const { q, view, ...filters } = choice
  if (total === 0 && !q && Object.values(filters).some(Boolean)) {
    return (
      <EmptyState icon="search" title={t('noneTitle')} lead={t('none')}>
        <SmartLink to={groupsAddress({ view })} className={buttonClass('primary')}>
          {t('clearFilters')}
        </SmartLink>
      </EmptyState>
    )
  }
  return (
    <NothingListed
      path="/groups"
      q={q}
      query={{ ...filters, view }}
      beyond={total > 0 ? page : undefined}
      empty={{ icon: 'people', title: t('emptyTitle'), lead: t('empty') }}
    />
  )
}
