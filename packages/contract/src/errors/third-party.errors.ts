import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about products of third parties that members are handed over to. */
export const thirdPartyErrors = {
  /** The operator has not set the product up. */
  THIRD_PARTY_NOT_SET: { status: 409, message: 'This product is not set up on this site.' },
  THIRD_PARTY_REFUSED: { status: 403, message: 'The secret of this product is wrong.' },
} as const satisfies ErrorCatalogue
