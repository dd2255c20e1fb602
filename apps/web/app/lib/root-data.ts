import type { Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { Site } from './site.ts'

/** What the root loads once and every page shares. */
export interface RootData {
  readonly locale: Locale
  /** The site's own origin, without a trailing slash. */
  readonly origin: string
  readonly site: Site
  /** The link to the external admin site, where one is set. */
  readonly hasAdmin: boolean
  readonly messages: Pick<Spoken, 'errors' | 'guard' | 'shell'>
}
