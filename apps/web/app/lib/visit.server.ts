import type { ApiClient } from '@narthex/contract/client'
import type { Locale } from '@narthex/contract/locale'
import { createContext } from 'react-router'
import type { PageRequest } from '../page.ts'
import { loadSite } from './load-site.server.ts'
import type { LoadedSite } from './site.ts'

/** What the loaders of one request share. */
export interface Visit {
  readonly api: ApiClient
  readonly locale: Locale
  readonly adminUrl: string | undefined
  /** The site of the host, loaded once however many loaders ask; rejects with what the ErrorPage shows. */
  site(): Promise<LoadedSite>
  /** Where the document goes: through the router's Response it would be encoded and decoded again. */
  document: string | undefined
}

export const visitContext = createContext<Visit>()

export function visitOf(page: PageRequest): Visit {
  let loading: Promise<LoadedSite> | undefined
  return {
    api: page.api,
    locale: page.locale,
    adminUrl: page.settings.adminUrl,
    document: undefined,
    site: () => {
      loading ??= loadSite(page.api, page.tenant, page.locale)
      return loading
    },
  }
}
