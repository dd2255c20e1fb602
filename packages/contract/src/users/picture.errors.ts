/** Answered by calls about pictures: code → HTTP status. */
export const pictureErrors = {
  /** Not one of the kinds that are read, damaged, or of more pixels than are read. */
  NOT_A_PICTURE: 422,
} as const
