import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import type { IconName } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { type ListQuery, listAddress } from '../routing/list-address.ts'
import type { PagePath } from '../routing/page-path.ts'
import { SmartLink } from './smart-link.tsx'

export interface NothingListedProps {
  readonly path: PagePath
  readonly q?: string | undefined
  /** Other filters of the list. */
  readonly query?: ListQuery
  /** The page that was asked for, where the list ends before it. */
  readonly beyond?: number | undefined
  /** Said where there is nothing at all yet. */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly lead?: string }
}

/** Message of an empty list (past its end, without a match or without items) and a link onwards. Texts: `lists`. */
export function NothingListed({ path, q, query = {}, beyond, empty }: NothingListedProps) {
  const t = useTranslations('lists')
  const way = (to: PagePath, label: string) => (
    <SmartLink to={to} className={buttonClass('quiet')}>
      {label}
    </SmartLink>
  )
  if (beyond !== undefined) {
    return (
      <EmptyState icon="search" title={t('beyondTitle')} lead={t('beyond', { page: String(beyond) })}>
        {way(listAddress(path, { ...query, q }), t('first'))}
      </EmptyState>
    )
  }
  if (q || Object.values(query).some(Boolean)) {
    return (
      <EmptyState icon="search" title={t('noneTitle')} lead={q ? t('none', { search: q }) : t('noneFiltered')}>
        {way(path, t('showAll'))}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={empty.icon} title={empty.title} lead={empty.lead ?? t('soon')}>
      {way('/about', t('meet'))}
    </EmptyState>
  )
}
