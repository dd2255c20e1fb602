import type { ApiClient } from '@narthex/contract/client'
import type { Locale } from '@narthex/contract/locale'
import { createContext } from 'react-router'
import type { LoadedSite } from '../church/site.ts'
import { joinedSources } from '../document/page-sources.ts'
import type { InlineTexts, PageError, PageRequest, PageSources, ThirdPartySettings } from '../page.ts'
import type { Wakes } from '../routing/wake.ts'
import type { ShareImage } from '../seo/share-image.ts'
import type { Thing } from '../seo/structured-data.ts'
import { isUnavailable } from './api-refusal.ts'
import { failUnavailable } from './fail.server.ts'
import { loadSite } from './load-site.server.ts'

/** What the loaders of one request share. */
export interface Visit {
  readonly api: ApiClient
  readonly locale: Locale
  readonly adminUrl: string | undefined
  readonly thirdParties: ThirdPartySettings
  /** The site of the host, loaded once however many loaders ask; rejects with what the ErrorPage shows. */
  site(): Promise<LoadedSite>
  /** The time of the render. */
  readonly now: Date
  /** Says when the clock alone will change what is being rendered: the page is kept no longer than the earliest. */
  changesAt(moment: Date): void
  /** The earliest moment that a loader named. */
  nextChange: Date | undefined
  /** The page is made for each request anew, and kept nowhere: it says what may be otherwise at the next. */
  isMadeEachTime: boolean
  /** Keys of the query whose value means something to a loader: there are few such values, so the page may be kept. */
  readonly meant: Set<string>
  /** Says what this page loads besides what is this site's own: it joins the page's policy, and no other page's. */
  allow(sources: Partial<PageSources>): void
  /** All that the loaders allowed. */
  sources: PageSources | undefined
  /** What search engines are told of this page, as schema.org describes things. */
  readonly things: Thing[]
  /** What a link to this page is shown with, where it is neither the thing's that the page is about nor the site's. */
  shareImage: ShareImage | undefined
  /** Feeds of what this page lists: a title, and an address. */
  readonly feeds: { readonly title: string; readonly href: string }[]
  /** The languages that what this page is about can be read in; nothing where that is all of the product's. */
  languages: readonly string[] | undefined
  /** Seconds after which to try again, where a call of this page could not be answered: the page is then not itself. */
  retryAfterSeconds: number | undefined
  /** When the page starts the app without a touch. */
  wakes: Wakes
  /** Requested is what the page hydrates with, instead of the page. */
  readonly isWakeData: boolean
  /** Where the document goes: through the router's Response it would be encoded and decoded again. */
  document: string | undefined
  /** Unguessable, and on no element but those that the web app itself writes: what lacks it may not run. */
  readonly mark: string
  /** The scripts and styles with the mark. */
  inline: InlineTexts | undefined
  readonly errors: PageError[]
}

const defaultRetrySeconds = 5

export const visitContext = createContext<Visit>()

export function createVisit(page: PageRequest, { isWakeData }: Pick<Visit, 'isWakeData'>): Visit {
  let loading: Promise<LoadedSite> | undefined
  const visit: Visit = {
    api: {
      async call(endpoint, input) {
        try {
          return await page.api.call(endpoint, input)
        } catch (error) {
          if (!isUnavailable(error)) throw error
          visit.retryAfterSeconds = error.retryAfterSeconds ?? defaultRetrySeconds
          throw failUnavailable(page.locale, visit.retryAfterSeconds)
        }
      },
    },
    locale: page.locale,
    adminUrl: page.settings.adminUrl,
    thirdParties: page.settings.thirdParties ?? { recaptcha: false },
    now: page.now,
    nextChange: undefined,
    isMadeEachTime: false,
    meant: new Set(),
    sources: undefined,
    things: [],
    shareImage: undefined,
    feeds: [],
    languages: undefined,
    retryAfterSeconds: undefined,
    wakes: 'touch',
    isWakeData,
    document: undefined,
    mark: crypto.randomUUID(),
    inline: undefined,
    errors: [],
    allow(sources) {
      visit.sources = joinedSources(visit.sources ?? {}, sources)
    },
    changesAt(moment) {
      if (!visit.nextChange || moment < visit.nextChange) visit.nextChange = moment
    },
    site: () => {
      loading ??= loadSite(visit.api, page.tenant, page.locale)
      return loading
    },
  }
  return visit
}
