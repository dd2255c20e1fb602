/**
 * A cell of a table: text, a whole number, an amount of money, which has two decimals in every currency, a day
 * (`YYYY-MM-DD`), or a moment on the church's clock (`YYYY-MM-DD HH:MM:SS`).
 */
export type TableField =
  | string
  | number
  | null
  | { readonly cents: number }
  | { readonly day: string }
  | { readonly moment: string }

export type TableRows = AsyncIterable<readonly TableField[]> | Iterable<readonly TableField[]>
