/** A page of a list, as every loader of a list answers it. */
export interface ListData<Item> {
  readonly title: string
  readonly q: string | undefined
  /** Time at which the page was rendered, ISO 8601. */
  readonly renderedAt: string
  readonly list: {
    readonly itens: readonly Item[]
    readonly total: number
    readonly page: number
    readonly limit: number
  }
}
