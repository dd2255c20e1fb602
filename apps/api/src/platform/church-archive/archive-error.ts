/** A church cannot be exported or imported; the message says why in one line. */
export class ChurchArchiveError extends Error {
  override name = 'ChurchArchiveError'
}

/** An archive is not what was once written. */
export const damaged = (why: string) =>
  new ChurchArchiveError(`The archive is damaged: ${why}. Nothing was imported. Use another copy of it.`)

/** An archive holds what no export writes. */
export const refused = (why: string) => new ChurchArchiveError(`The archive is refused: ${why}. Nothing was imported.`)
