import type { Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { Brand } from '../church/brand.ts'
import type { Site } from '../church/site.ts'
import type { Purpose, SiteThirdParties } from '../consent/third-parties.ts'

/** The data of the root loader, shared by every page. */
export interface RootData {
  readonly locale: Locale
  /** The site's own origin, without a trailing slash. */
  readonly origin: string
  readonly site: Site
  readonly brand: Brand
  /** The link to the external admin site, where one is set. */
  readonly hasAdmin: boolean
  /** Third parties of the site and the consent that they need; empty when no consent is needed. */
  readonly thirdParties: SiteThirdParties
  readonly asks: readonly Purpose[]
  readonly messages: Pick<Spoken, 'errors' | 'guard' | 'shell'> & Partial<Pick<Spoken, 'consent'>>
}
