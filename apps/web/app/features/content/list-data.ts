/** A page of a list, as every loader of a list answers it. */
export interface ListData<Item> {
  readonly title: string
  readonly q: string | undefined
  /** When the page was made, ISO 8601. */
  readonly renderedAt: string
  readonly list: {
    readonly itens: readonly Item[]
    readonly total: number
    readonly page: number
    readonly limit: number
  }
}
