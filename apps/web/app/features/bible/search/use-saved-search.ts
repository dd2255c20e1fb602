import { useLoaded } from '@narthex/client/data/use-loaded'
import { useLocation } from 'react-router'
import type { BibleSearch } from './load-search.server.ts'
import { readFilters } from './search-address.ts'

/**
 * Searches the translations of this device when there is no network.
 * Offline, a single page serves all searches: its data is not the result for the current address.
 */
export function useSavedSearch(served: BibleSearch): BibleSearch {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const q = query.get('q')?.trim() ?? ''
  const isServed = q === '' || served.found !== undefined
  const saved = useLoaded(isServed ? undefined : search, () => loadSaved(query, served))
  return saved.state === 'ready' ? saved.value : served
}

async function loadSaved(query: URLSearchParams, served: BibleSearch): Promise<BibleSearch> {
  const [{ isReadable, listSaved }, { searchSaved }] = await Promise.all([
    import('../saved/library.ts'),
    import('../saved/search-saved.ts'),
  ])
  const translations = (await listSaved()).filter(isReadable).map(({ translation }) => translation)
  const translation = translations.find(({ codigo }) => codigo === query.get('version')) ?? translations[0]
  const q = query.get('q')?.trim() ?? ''
  const filters = readFilters(query)
  if (!translation) return served
  const page = Number(query.get('page') ?? 1) || 1
  return { q, filters, translations, translation, found: await searchSaved(translation.codigo, q, filters, page) }
}
