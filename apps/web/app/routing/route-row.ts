import type { ModuleCode } from '@narthex/contract/churches/codes'
import type { Messages } from '@narthex/locales/catalogue'
import type { Wakes } from './wake.ts'

export type Layout = 'HOME' | 'DEFAULT' | 'INPCPLAY' | 'EMBED'

/**
 * What values a query key of a page may have; the key with any other value is dropped before the page is rendered.
 * - a list: one of these.
 * - `page`: the number of a page.
 * - `known`: whatever the loader says that it knows (`visit.meant`); with anything else the page is made each time.
 * - `text`: anything; the page is made each time.
 */
export type QueryValue = readonly string[] | 'page' | 'known' | 'text'

export type QueryKeys = Readonly<Record<string, QueryValue>>

interface Address {
  /** In the router's syntax. */
  readonly path: string
  /** The query keys that its loader or its page reads, besides those of every page; all others are dropped. */
  readonly query?: QueryKeys
  /** DEFAULT where none is named. */
  readonly layout?: Exclude<Layout, 'DEFAULT'>
  /** When its page starts the app; pages for members at once, all others at the first touch that needs it. */
  readonly wakes?: Wakes
  /** A church without this module sends its visitors home. */
  readonly module?: ModuleCode
}

interface PageRow extends Address {
  readonly title: keyof Messages['titles']
  /** `login`: members only. `visitor`: whoever is logged in goes on to `redirectTo`, or home. */
  readonly access?: 'login' | 'visitor'
  /** The file in routes/; an address without one stands in unfinished.ts. */
  readonly page?: string
  /** Members only, and there without a network for whom this device knows: what it shows is kept here. */
  readonly isKeptHere?: true
  /** Open to everyone, and yet nothing to find by searching: a step on the way, or somebody's own result. */
  readonly isUnlisted?: true
  readonly redirect?: never
  readonly file?: never
}

interface RedirectRow extends Address {
  /** Another address of the site, or a path on the external admin site. */
  readonly redirect: string | { readonly admin: string }
  readonly title?: never
  readonly access?: never
  readonly page?: never
  readonly isKeptHere?: never
  readonly isUnlisted?: never
  readonly file?: never
}

/** What programs read of the site, and no page. */
interface FileRow extends Address {
  /** The file in routes/ that makes it. */
  readonly file: string
  readonly title?: never
  readonly access?: never
  readonly page?: never
  readonly isKeptHere?: never
  readonly isUnlisted?: never
  readonly redirect?: never
}

export type RouteRow = PageRow | RedirectRow | FileRow

/** What a page knows of its own row. */
export interface PageTraits {
  readonly layout?: RouteRow['layout'] | undefined
  readonly access?: RouteRow['access'] | undefined
  readonly isKeptHere?: true | undefined
}
