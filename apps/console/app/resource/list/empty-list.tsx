import { EmptyTable } from '@narthex/ui/office/empty-table'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { importPath, newId, recordPath } from '../kind-paths.ts'
import { isNarrowed, type ListState } from './list-state.ts'

export interface EmptyListProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly mayAdd: boolean
  readonly onClear: () => void
}

/** A list with nothing in it: what it is for, an example, one button, and the way in for what there is elsewhere; or that nothing matches. */
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
        <div className="flex flex-wrap gap-2">
          <Link to={recordPath(kind, newId)} className={toolClass('primary')}>
            {texts('add')}
          </Link>
          {kind.calls.previewImport && (
            <Link to={importPath(kind)} className={toolClass('quiet')}>
              {t('import')}
            </Link>
          )}
        </div>
      )}
    </EmptyTable>
  )
}
