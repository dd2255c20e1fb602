import { SelectField } from '@narthex/ui/select-field'
import { useTranslations } from 'use-intl'
import { type LibraryView, libraryKinds, libraryOrders, shownParts } from '../../media/library-view.ts'
import { TermField } from '../../media/term-field.tsx'

export interface LibraryFiltersProps {
  readonly view: LibraryView
  readonly onChange: (change: Partial<LibraryView>) => void
}

/** Filters of the media library: name, kind, part and order. */
export function LibraryFilters({ view, onChange }: LibraryFiltersProps) {
  const t = useTranslations('consoleMedia')
  return (
    <div className="mb-5 grid gap-3">
      <TermField term={view.term} onChange={(term) => onChange({ term })} />
      <div className="grid grid-cols-2 gap-3 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3">
        <SelectField
          label={t('kind')}
          value={view.kind ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ kind: libraryKinds.find((kind) => kind === currentTarget.value) })
          }
          options={[
            { value: '', label: t('kinds.all') },
            ...libraryKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
        <SelectField
          label={t('show')}
          value={view.part}
          onChange={({ currentTarget }) =>
            onChange({ part: shownParts.find((part) => part === currentTarget.value) ?? 'all' })
          }
          options={shownParts.map((value) => ({ value, label: t(`shown.${value}`) }))}
        />
        <SelectField
          label={t('order')}
          value={view.order}
          onChange={({ currentTarget }) =>
            onChange({ order: libraryOrders.find((order) => order === currentTarget.value) ?? 'newest' })
          }
          options={libraryOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
      </div>
    </div>
  )
}
