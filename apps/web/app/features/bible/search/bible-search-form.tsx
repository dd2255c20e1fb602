import { bookAddress } from '@narthex/contract/bible/books'
import { SearchField } from '@narthex/ui/search-field'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLiveSearch } from '../../../components/use-live-search.ts'
import { isEmbedded } from '../../../routing/embed.ts'
import { type SearchFilters, searchPath } from './search-address.ts'

export interface BibleSearchFormProps {
  readonly version: string
  readonly q: string
  readonly filters: SearchFilters
}

/** Words to look for in a translation, found while one types; a plain form where there are no scripts. */
export function BibleSearchForm({ version, q, filters }: BibleSearchFormProps) {
  const t = useTranslations('bible.search')
  const { search } = useLocation()
  const { onSubmit, ...field } = useLiveSearch(q, (words) => searchPath(version, words, filters))
  return (
    <search>
      <form action="/bible/search" onSubmit={onSubmit}>
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        <input type="hidden" name="version" value={version} />
        {filters.book && <input type="hidden" name="book" value={bookAddress(filters.book)} />}
        {filters.testament && <input type="hidden" name="testament" value={filters.testament} />}
        {filters.isPhrase && <input type="hidden" name="phrase" value="1" />}
        <SearchField
          name="q"
          label={t('field')}
          submitLabel={t('submit')}
          clearLabel={t('clear')}
          className="max-w-2xl"
          {...field}
        />
      </form>
    </search>
  )
}
