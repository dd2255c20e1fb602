import {
  type ThirdPartyProduct,
  thirdPartyPath,
  thirdPartyProducts,
} from '@narthex/contract/third-parties/third-party-products'

/** The items that lead to a product when the church gave them no address of their own. */
const productOfCode: Readonly<Record<string, ThirdPartyProduct>> = { VOLUNTARIO: 'voluts', KIDS: 'mykids' }

interface Item {
  readonly codigo: string
  readonly url: string | null
}

/** The menu without items that lead to a third-party product which is not connected (decision 0103). */
export function withConnectedProducts<I extends Item>(
  menu: readonly I[],
  connected: Partial<Record<ThirdPartyProduct, unknown>>,
): I[] {
  return menu.filter((item) => {
    const product = productOfItem(item)
    return product === undefined || connected[product] !== undefined
  })
}

function productOfItem({ codigo, url }: Item): ThirdPartyProduct | undefined {
  if (url === null) return productOfCode[codigo]
  const path = URL.parse(url, 'http://own.invalid')?.pathname.replace(/\/$/, '')
  return thirdPartyProducts.find((product) => thirdPartyPath(product) === path)
}
