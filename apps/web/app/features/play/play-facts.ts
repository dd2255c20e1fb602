/** What every page of Play tells its frame and its gate. */
export interface PlayFacts {
  /** As the church calls its Play. */
  readonly name: string
  readonly isClosed: boolean
}
