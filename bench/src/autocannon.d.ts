/** The part of autocannon that is used here; it ships no types. */
declare module 'autocannon' {
  function autocannon(options: {
    readonly url: string
    readonly connections: number
    readonly duration: number
    /** Milliseconds. */
    readonly sampleInt: number
    readonly requests: readonly {
      readonly method: 'GET' | 'POST'
      readonly path: string
      readonly headers: object
      readonly setupRequest?: () => object
    }[]
  }): Promise<{
    readonly '2xx': number
    readonly non2xx: number
    readonly errors: number
    /** Seconds. */
    readonly duration: number
  }>
  export = autocannon
}
