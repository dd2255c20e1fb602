import type { ProductMode } from '@narthex/contract/third-parties/products.settings'
import { type ThirdPartyProduct, thirdPartyProducts } from '@narthex/contract/third-parties/third-party-products'
import type { ThirdPartyProducts } from '../../platform/third-party-products.ts'

/** A church's decision on a product, as it is stored. */
export interface ProductChoice {
  readonly produto: ThirdPartyProduct
  readonly modo: ProductMode
  readonly url: string | null
  /** Sealed. */
  readonly segredo: string | null
  readonly segredoEm: Date | null
}

/** Part of a choice that says where a product is opened. */
type UsedChoice = Omit<ProductChoice, 'segredoEm'>

/** Where a product is opened: its secret is the operator's, or sealed for the church. */
export type ProductSource =
  | { readonly url: string; readonly secret: string }
  | { readonly url: string; readonly sealed: string }

/**
 * The product that a church uses. One of its own counts while it has a secret, and while its address lies within the hosts
 * that the operator allows. Undefined where the church uses none.
 */
export function findProduct(
  products: ThirdPartyProducts,
  choices: readonly UsedChoice[],
  product: ThirdPartyProduct,
): ProductSource | undefined {
  const choice = choices.find(({ produto }) => produto === product)
  if (choice?.modo === 'DESLIGADO') return undefined
  if (choice?.modo !== 'PROPRIO') return products[product]
  const { url, segredo: sealed } = choice
  return url && sealed && isAllowedAddress(products, product, url) ? { url, sealed } : undefined
}

/** The products to which a church's menu may lead. */
export function listConnected(
  products: ThirdPartyProducts,
  choices: readonly UsedChoice[],
): Partial<Record<ThirdPartyProduct, ProductSource>> {
  return Object.fromEntries(
    thirdPartyProducts.flatMap((product) => {
      const found = findProduct(products, choices, product)
      return found ? [[product, found]] : []
    }),
  )
}

/** Whether the operator lets churches have a product at an address: at a host of its list, or below one (`*.example.org`). */
export function isAllowedAddress(
  { ownHosts }: ThirdPartyProducts,
  product: ThirdPartyProduct,
  address: string,
): boolean {
  const host = URL.parse(address)?.host
  return (ownHosts?.[product] ?? []).some((allowed) =>
    allowed.startsWith('*.') ? host?.endsWith(allowed.slice(1)) : host === allowed,
  )
}
