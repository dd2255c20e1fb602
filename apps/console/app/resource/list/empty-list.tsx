import { EmptyTable } from '@narthex/ui/office/empty-table'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
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
      <EmptyTable sentence={t('noneTitle')} example={t('none')}>
        <button type="button" className={toolClass('quiet')} onClick={onClear}>
          {t('clearFilters')}
        </button>
      </EmptyTable>
    )
  return (
    <EmptyTable
      sentence={texts('empty.title')}
      example={
        <>
          <p>{texts('empty.lead')}</p>
          <p className="mt-2">{texts('empty.example')}</p>
        </>
      }
    >
      {mayAdd && (
        <Link to={recordPath(kind, newId)} className={toolClass('primary')}>
          {texts('add')}
        </Link>
      )}
    </EmptyTable>
  )
}
