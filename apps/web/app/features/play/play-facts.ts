/** Data that every page of Play passes to its frame and gate. */
export interface PlayFacts {
  /** The church's name for its Play. */
  readonly name: string
  readonly isClosed: boolean
}
