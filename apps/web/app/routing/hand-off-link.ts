/** Session storage key of a hand-off link, while the page reloads without it. */
export const handOffKey = 'handOff'

/** The content of a hand-off link, which `first-script.ts` removes from the address. */
export interface HandOffLink {
  readonly codigo: string
  /** The origin of the referring page; empty when the browser hides it. */
  readonly origem: string
  /** The login ends a step of its member, which the page reports (`announceStep`). */
  readonly isStep?: boolean
}

declare global {
  interface Window {
    handOff?: HandOffLink | undefined
  }
}
