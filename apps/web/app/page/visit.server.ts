import type { ApiClient } from '@narthex/contract/client'
import type { Locale } from '@narthex/contract/locale'
import { catalogue, type Spoken } from '@narthex/locales/catalogue'
import { textsFor } from '@narthex/locales/texts-for'
import { createContext } from 'react-router'
import { type LoadedSite, siteIdioma } from '../church/site.ts'
import { joinedSources } from '../document/page-sources.ts'
import type { InlineTexts, PageError, PageRequest, PageSources, ThirdPartySettings } from '../page.ts'
import { soonest, type Wakes } from '../routing/wake.ts'
import type { ShareImage } from '../seo/share-image.ts'
import { type Thing, withTrailEnd } from '../seo/structured-data.ts'
import { isUnavailable } from './api-refusal.ts'
import { failWith } from './fail.server.ts'
import { loadSite } from './load-site.server.ts'

type LaterPart = 'buying' | 'chat' | 'places'

/** State shared by the loaders of one request. */
export interface Visit {
  readonly api: ApiClient
  readonly locale: Locale
  /** The texts of the reader's language; of its variant that the church chose, once the site is loaded. */
  readonly texts: Spoken
  readonly adminUrl: string | undefined
  readonly thirdParties: ThirdPartySettings
  /** The site of the host, loaded once per request; rejects with a failure for the ErrorPage. */
  site(): Promise<LoadedSite>
  /** The time of the render. */
  readonly now: Date
  /** Reports when the page will change without an edit: it is cached no longer than the earliest such moment. */
  changesAt(moment: Date): void
  /** The earliest moment reported by a loader. */
  nextChange: Date | undefined
  /** The page is rendered for every request and never cached. */
  isMadeEachTime: boolean
  /** Query keys whose value a loader recognised: there are few such values, so the page may be cached. */
  readonly meant: Set<string>
  /** Adds external sources to the CSP of this page only. */
  allow(sources: Partial<PageSources>): void
  /** All sources that loaders allowed. */
  sources: PageSources | undefined
  /** Structured data of this page (schema.org). */
  readonly things: Thing[]
  /** Names the item that the page is about, as the end of the trail, and says what it is for search engines. */
  describe(title: string, ...things: readonly Thing[]): void
  /** The share image, if it is neither the item's nor the site's. */
  shareImage: ShareImage | undefined
  /** Feeds linked from this page. */
  readonly feeds: { readonly title: string; readonly href: string }[]
  /** The address that search engines should list instead of the page's own. */
  canonicalPath: string | undefined
  /** The languages of the page's content; undefined for all languages of the product. */
  languages: readonly string[] | undefined
  /** Set when an API call was unavailable: the page is incomplete and may be retried after these seconds. */
  retryAfterSeconds: number | undefined
  /** Moment at which the page hydrates without user input. */
  wakes: Wakes
  /** Hydrates the page sooner than its row says, because its content needs the app. */
  wakeAt(when: Wakes): void
  /** Parts that the page loads as soon as it is awake: their files come with its own. */
  readonly laterParts: Set<LaterPart>
  /** The request is for hydration data, not for the page. */
  readonly isWakeData: boolean
  /** The page is a preview, as this made-up person sees it. */
  readonly previewTo: PageRequest['previewTo']
  /** The rendered document; passing it through the router's Response would encode and decode it again. */
  document: string | undefined
  /** Random mark of the scripts and styles that the web app writes; the CSP allows no others. */
  readonly mark: string
  /** The scripts and styles with the mark. */
  inline: InlineTexts | undefined
  readonly errors: PageError[]
}

const defaultRetrySeconds = 5

export const visitContext = createContext<Visit>()

export function createVisit(page: PageRequest, { isWakeData }: Pick<Visit, 'isWakeData'>): Visit {
  let loading: Promise<LoadedSite> | undefined
  let texts: Spoken = catalogue[page.locale]
  const visit: Visit = {
    api: {
      async call(endpoint, input) {
        try {
          return await page.api.call(endpoint, input)
        } catch (error) {
          if (!isUnavailable(error)) throw error
          visit.retryAfterSeconds = error.retryAfterSeconds ?? defaultRetrySeconds
          throw failWith('unavailable', page.locale, { retryAfterSeconds: visit.retryAfterSeconds })
        }
      },
    },
    locale: page.locale,
    get texts() {
      return texts
    },
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
    canonicalPath: undefined,
    languages: undefined,
    retryAfterSeconds: undefined,
    wakes: 'touch',
    laterParts: new Set(),
    isWakeData,
    previewTo: page.previewTo,
    document: undefined,
    mark: crypto.randomUUID(),
    inline: undefined,
    errors: [],
    describe(title, ...things) {
      visit.things.splice(0, visit.things.length, ...withTrailEnd(visit.things, title), ...things)
    },
    wakeAt(when) {
      visit.wakes = soonest(visit.wakes, when)
    },
    allow(sources) {
      visit.sources = joinedSources(visit.sources ?? {}, sources)
    },
    changesAt(moment) {
      if (!visit.nextChange || moment < visit.nextChange) visit.nextChange = moment
    },
    site: () => {
      loading ??= loadSite(visit.api, page.tenant, page.locale).then((loaded) => {
        texts = textsFor(page.locale, siteIdioma(loaded.site))
        return loaded
      })
      return loading
    },
  }
  return visit
}
