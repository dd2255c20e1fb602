import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about a church's media library. */
export const fileErrors = {
  /** Not one of the accepted kinds, or not of the kind that was announced. */
  NOT_A_FILE: { status: 422, message: 'This kind of file is not supported.' },
  /** The church's storage quota is used up. */
  NO_ROOM: { status: 413, message: 'The storage quota of this church is used up.' },
  /** Something shows or offers it. `details` names the first places: kind and id as `path`, title as `message`. */
  FILE_IN_USE: { status: 409, message: 'This file is in use.' },
  /** Bytes of the upload are missing. */
  UPLOAD_INCOMPLETE: { status: 409, message: 'The upload is not complete.' },
} as const satisfies ErrorCatalogue
