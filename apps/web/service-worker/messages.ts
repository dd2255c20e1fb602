/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The visitor asked for the new version. */
  | { readonly type: 'SKIP_WAITING' }
  /** The page and its assets were loaded without the worker and should be cached. */
  | { readonly type: 'KEEP'; readonly addresses: readonly string[] }

/** Messages from the worker to open pages. */
export type PageMessage = { readonly type: 'PUSHED' }
