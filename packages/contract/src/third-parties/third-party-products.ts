/** Products of others that a church's members go on to: volunteers' rosters, and check-in of children. */
export const thirdPartyProducts = ['voluts', 'mykids'] as const
export type ThirdPartyProduct = (typeof thirdPartyProducts)[number]

/** The page of the site that hands a member over to the product. */
export const thirdPartyPath = (product: ThirdPartyProduct) => `/third-parts/${product}`
