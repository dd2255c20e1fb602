import type { Locale } from '@narthex/contract/locale'
import type { ChurchSite } from '../../church/site.ts'

/** Facts about the page that a third party may receive. */
export interface Reader {
  readonly church: ChurchSite['church']
  readonly locale: Locale
}

/** A third party at work. */
export interface Running {
  /** A page was shown: the first, and each that follows without a page load. */
  pageShown?(): void
  /** The reader has withdrawn: nothing more is sent, and what it left in the browser goes, where it can be reached. */
  stop?(): void
}

/** Loads a third party's script and sets it going. Rejects where it cannot be loaded: the page goes on without it. */
export type Starter<Settings> = (settings: Settings, reader: Reader) => Promise<Running>
