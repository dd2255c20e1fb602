/** Data on its way to a page, and what became of it. */
export type Loaded<T> = {
  /** Loads (again). A value stays until the next one is there, and where that fails. Never rejects. */
  readonly reload: () => Promise<void>
} & (
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready'
      readonly value: T
      /** The last reload failed: the value is older. */
      readonly hasFailed: boolean
      /** Changes the value here, after the server was told. The answer of a load under way is dropped. */
      readonly update: (change: (value: T) => T) => void
    }
)
