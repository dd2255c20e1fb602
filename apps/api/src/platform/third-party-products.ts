import type { ThirdPartyProduct } from '@narthex/contract/third-parties/third-party-products'

/** Where a product is opened, and the secret with which it asks who was handed over. */
export interface ThirdPartyAccess {
  readonly url: string
  readonly secret: string
}

/** Products that the operator has set up. */
export type ThirdPartyProducts = Partial<Readonly<Record<ThirdPartyProduct, ThirdPartyAccess>>> & {
  /** Hosts at which churches may have a product of their own: `voluts.example.org`, `*.example.org`. */
  readonly ownHosts?: Partial<Readonly<Record<ThirdPartyProduct, readonly string[]>>>
}
