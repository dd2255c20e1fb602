import { SearchField } from '@narthex/ui/search-field'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { isEmbedded } from '../routing/embed.ts'
import { type ListQuery, listAddress } from '../routing/list-address.ts'
import type { PagePath } from '../routing/page-path.ts'
import { ChipRow, type ChipRowProps } from './chip-row.tsx'
import { useLiveSearch } from './use-live-search.ts'

export interface ListSearchProps {
  readonly path: PagePath
  /** Name of the search field: the list that is searched. */
  readonly label: string
  readonly q: string | undefined
  /** Other filters of the list, which a search keeps. */
  readonly query?: ListQuery
  /** Number of results, shown once something was searched for. */
  readonly total: number
  /** One of them is the current one. */
  readonly filters?: ChipRowProps['chips']
}

/** Searches a list in place while one types, and narrows it: a form and links, so that both work without scripts. Texts: `lists`. */
export function ListSearch(props: ListSearchProps) {
  const { q = '', total, filters = [] } = props
  const t = useTranslations('lists')
  return (
    <div className="grid gap-3 *:min-w-0">
      <SearchForm {...props} />
      {filters.length > 0 && <ChipRow label={t('filters')} chips={filters} />}
      {/* Where nothing was found, the page itself shows it. */}
      <p role="status" className={q && total > 0 ? 'text-sm text-muted' : 'sr-only'}>
        {q && t('found', { count: total })}
      </p>
    </div>
  )
}

function SearchForm({ path, label, q = '', query = {} }: ListSearchProps) {
  const t = useTranslations('lists')
  const { search } = useLocation()
  const { onSubmit, ...field } = useLiveSearch(q, (words) => listAddress(path, { ...query, q: words }))
  return (
    <search>
      <form action={path} onSubmit={onSubmit}>
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        {Object.entries(query).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchField
          name="q"
          label={label}
          submitLabel={t('find')}
          clearLabel={t('clear')}
          className="max-w-xl"
          {...field}
        />
      </form>
    </search>
  )
}
