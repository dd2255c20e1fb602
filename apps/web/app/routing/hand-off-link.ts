/** Where a hand-off link waits while the page is loaded once more without it. */
export const handOffKey = 'handOff'

/** What a hand-off link brought, as `first-script.ts` took it out of the address. */
export interface HandOffLink {
  readonly codigo: string
  /** The origin of the page that led here; empty where the browser does not say. */
  readonly origem: string
}

declare global {
  interface Window {
    handOff?: HandOffLink | undefined
  }
}
