/** What a page tells the worker. */
export type WorkerMessage =
  /** The reader wants the new version now. */
  | { readonly type: 'SKIP_WAITING' }
  /** These addresses are being read, and did not come through the worker. */
  | { readonly type: 'KEEP'; readonly addresses: readonly string[] }

/** What the worker tells the pages that are open: something was pushed. */
export type PageMessage = { readonly type: 'PUSHED' }
