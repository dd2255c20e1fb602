/** An event of a topic that the page watches. */
export interface TopicEvent {
  readonly topic: string
  readonly data: Readonly<Record<string, unknown>>
}

/** An item of the event stream (`streamPath` in the contract); `id` is the position after the item. */
export type StreamItem =
  | { readonly type: 'event'; readonly id: string; readonly event: TopicEvent }
  /** Something may be missing. `isSpread`: many pages are told at once. */
  | { readonly type: 'reset'; readonly id: string; readonly isSpread: boolean }
  | { readonly type: 'position'; readonly id: string; readonly isAlone: boolean }
