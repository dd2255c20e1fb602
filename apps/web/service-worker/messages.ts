import type { KeptPage } from './kept-pages.ts'

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The visitor asked for the new version. */
  | { readonly type: 'SKIP_WAITING' }
  /** The page and its assets were loaded without the worker and should be cached. */
  | { readonly type: 'KEEP'; readonly addresses: readonly string[] }
  /** Pages to keep before they are opened, with all that they name; `listed` stand first on the offline page. */
  | ({ readonly type: 'KEEP_AHEAD' } & PagesAhead)
  /** A member is gone from this device: pages and titles of theirs go too. */
  | { readonly type: 'FORGET' }

export interface PagesAhead {
  readonly paths: readonly string[]
  /** Their titles are texts, not HTML. Those of an earlier message with the same `source` make room. */
  readonly listed: readonly KeptPage[]
  readonly source: string
}

/** Messages from the worker to open pages. */
export type PageMessage = { readonly type: 'PUSHED' }
