import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Messages, Namespace } from '@narthex/locales/catalogue'
import type { Wakes } from './wake.ts'

export type Layout = 'HOME' | 'DEFAULT' | 'INPCPLAY' | 'EMBED'

/**
 * Allowed values of a query key; a key with any other value is dropped before the page is rendered.
 * - a list: one of these.
 * - `page`: the number of a page.
 * - `known`: values that the loader recognises (`visit.meant`); with any other value the page is not cached.
 * - `text`: anything; the page is not cached.
 */
export type QueryValue = readonly string[] | 'page' | 'known' | 'text'

export type QueryKeys = Readonly<Record<string, QueryValue>>

interface Address {
  /** Path in the router's syntax. */
  readonly path: string
  /** The query keys that its loader or its page reads, besides those of every page; all others are dropped. */
  readonly query?: QueryKeys
  /** DEFAULT where none is named. */
  readonly layout?: Exclude<Layout, 'DEFAULT'>
  /** Moment at which the page hydrates: pages for members at once, all others at the first input that needs it. */
  readonly wakes?: Wakes
  /** Query keys with which it hydrates sooner. */
  readonly wakesWith?: Readonly<Record<string, Wakes>>
  /** A church without this module sends its visitors home. */
  readonly module?: ModuleCode
}

interface PageRow extends Address {
  readonly title: keyof Messages['titles']
  /** `login`: members only. `visitor`: members are redirected to `redirectTo`, or home. */
  readonly access?: 'login' | 'visitor'
  /** The file in routes/. */
  readonly page: string
  /** Locale namespaces of the page, besides those of every page (`root.tsx`) and of every account page. */
  readonly messages?: readonly Namespace[]
  /** The page exists on the host of an organisation too; all others belong to a church. */
  readonly isForOrganisations?: true
  /** Members only; works offline for the member whose data this device stores. */
  readonly isKeptHere?: true
  /** The page fills the window: no header, no footer. */
  readonly isWholeWindow?: true
  /** Public but not indexed: an intermediate step, or a result for one person. */
  readonly isUnlisted?: true
  /** The page reports a step as done: shown right after it only (`session/step-result.ts`). */
  readonly isStepResult?: true
  readonly redirect?: never
  readonly file?: never
}

interface RedirectRow extends Address {
  /** Another address of the site, or a path on the external admin site. */
  readonly redirect: string | { readonly admin: string }
  readonly title?: never
  readonly access?: never
  readonly page?: never
  readonly messages?: never
  readonly isForOrganisations?: never
  readonly isKeptHere?: never
  readonly isWholeWindow?: never
  readonly isUnlisted?: never
  readonly isStepResult?: never
  readonly file?: never
}

/** A resource for programs, not a page. */
interface FileRow extends Address {
  /** The file in routes/. */
  readonly file: string
  readonly title?: never
  readonly access?: never
  readonly page?: never
  readonly messages?: never
  readonly isForOrganisations?: never
  readonly isKeptHere?: never
  readonly isWholeWindow?: never
  readonly isUnlisted?: never
  readonly isStepResult?: never
  readonly redirect?: never
}

export type RouteRow = PageRow | RedirectRow | FileRow

/** The traits of a row that its page reads. */
export interface PageTraits {
  readonly layout?: RouteRow['layout'] | undefined
  readonly access?: RouteRow['access'] | undefined
  readonly isKeptHere?: true | undefined
  readonly isWholeWindow?: true | undefined
  readonly isStepResult?: true | undefined
}
