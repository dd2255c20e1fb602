import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about pictures. */
export const pictureErrors = {
  /** Not one of the accepted formats, damaged, or with too many pixels. */
  NOT_A_PICTURE: { status: 422, message: 'This picture cannot be read.' },
} as const satisfies ErrorCatalogue
