import { searchBible } from '@narthex/contract/bible/bible.endpoints'
import type { Translation, VersesFound } from '@narthex/contract/bible/bible.schemas'
import type { ChurchSite } from '../../../church/site.ts'
import { listQuery } from '../../../page/list-query.server.ts'
import type { Visit } from '../../../page/visit.server.ts'
import { defaultTranslation, loadTranslations } from '../reader/load-reader.server.ts'
import { readFilters, type SearchFilters } from './search-address.ts'

export interface BibleSearch {
  readonly q: string
  readonly filters: SearchFilters
  readonly translations: readonly Translation[]
  readonly translation: Translation | undefined
  /** Undefined where nothing is searched for. */
  readonly found: VersesFound | undefined
}

export async function loadSearch(visit: Visit, site: ChurchSite, url: URL): Promise<BibleSearch> {
  const { q = '', page } = listQuery(visit, url)
  const translations = await loadTranslations(visit)
  const asked = translations.traducoes.find(({ codigo }) => codigo === url.searchParams.get('version'))
  if (asked) visit.meant.add('version')
  const translation = asked ?? defaultTranslation(visit, site, translations)
  const filters = readFilters(url.searchParams)
  if (filters.book) visit.meant.add('book')
  const found =
    q && translation
      ? await visit.api.call(searchBible, {
          params: { traducao: translation.codigo },
          query: {
            termo: q,
            page,
            frase: filters.isPhrase ? 'true' : 'false',
            ...(filters.book && { livro: filters.book }),
            ...(filters.testament && { testamento: filters.testament }),
          },
        })
      : undefined
  return { q, filters, translations: translations.traducoes, translation, found }
}
