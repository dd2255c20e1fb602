import { SearchField } from '@narthex/ui/search-field'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLiveSearch } from '../../components/use-live-search.ts'
import { isEmbedded } from '../../routing/embed.ts'
import { type ListQuery, listAddress } from '../../routing/list-address.ts'
import { rememberSearch } from './recent-searches.ts'

/** The field, whose results update while the visitor types; a form where there are no scripts. */
export function SearchForm({ q, query }: { q: string; query: ListQuery }) {
  const t = useTranslations('search')
  const { search } = useLocation()
  const { onSubmit, ...field } = useLiveSearch(q, (words) => listAddress('/search', { ...query, q: words }))
  const send = (event: FormEvent) => {
    onSubmit(event)
    if (field.value.trim()) rememberSearch(field.value.trim())
  }
  return (
    <search>
      <form action="/search" onSubmit={send}>
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        {Object.entries(query).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchField
          name="q"
          label={t('field')}
          submitLabel={t('find')}
          clearLabel={t('clear')}
          takesFocus={!q}
          className="max-w-2xl"
          {...field}
        />
      </form>
    </search>
  )
}
