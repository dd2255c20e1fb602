import { SearchField } from '@narthex/ui/search-field'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLiveSearch } from '../../../components/use-live-search.ts'
import { isEmbedded } from '../../../routing/embed.ts'
import { listAddress } from '../../../routing/list-address.ts'
import { playSearchPath } from '../../../routing/play-places.ts'

/** Searches Play while one types; a form where there are no scripts. */
export function PlaySearchForm({ term, kind }: { term: string; kind: string | undefined }) {
  const t = useTranslations('playSearch')
  const { search } = useLocation()
  const { onSubmit, ...field } = useLiveSearch(term, (words) =>
    listAddress(playSearchPath, { type: 'query', term: words, kind }),
  )
  return (
    <search>
      <form action={playSearchPath} onSubmit={onSubmit}>
        <input type="hidden" name="type" value="query" />
        {kind && <input type="hidden" name="kind" value={kind} />}
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        <SearchField
          name="term"
          label={t('field')}
          submitLabel={t('find')}
          clearLabel={t('clear')}
          takesFocus={!term}
          className="max-w-3xl"
          {...field}
        />
      </form>
    </search>
  )
}
