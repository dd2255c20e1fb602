import { EmptyState } from '@narthex/ui/empty-state'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { places } from '../../navigation/places.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { newId, recordPath } from '../kind-paths.ts'
import { isNarrowed, type ListState } from './list-state.ts'

export interface EmptyListProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly mayAdd: boolean
  readonly onClear: () => void
}

/** A list with nothing in it: what it is for, an example, and one button; or that nothing matches. */
export function EmptyList({ kind, state, mayAdd, onClear }: EmptyListProps) {
  const t = useTranslations('consoleList')
  const texts = useTranslations(kind.texts)
  if (isNarrowed(state))
    return (
      <EmptyState icon="search" title={t('noneTitle')} lead={t('none')}>
        <button type="button" className={toolClass('quiet')} onClick={onClear}>
          {t('clearFilters')}
        </button>
      </EmptyState>
    )
  const icon = places.find(({ name }) => name === kind.place)?.icon ?? 'info'
  return (
    <EmptyState icon={icon} title={texts('empty.title')} lead={texts('empty.lead')}>
      <p className="w-full text-sm text-muted">{texts('empty.example')}</p>
      {mayAdd && (
        <Link to={recordPath(kind, newId)} className={toolClass('primary')}>
          {texts('add')}
        </Link>
      )}
    </EmptyState>
  )
}
