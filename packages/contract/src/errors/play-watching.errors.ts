import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about watching, profiles and the videos of Play. */
export const watchingErrors = {
  /** For subscribers, or for members who rented or bought it. */
  PLAY_SUBSCRIPTION_NEEDED: { status: 403, message: 'This title needs a subscription or a purchase.' },
  /** Not yet, no longer, or its video is not ready. */
  PLAY_NOT_AVAILABLE: { status: 409, message: 'This title cannot be played now.' },
  PLAY_AGE_LIMIT: { status: 403, message: 'This title is not for the age of this profile.' },
  /** `details` names what plays: the playback as `path`, its device as `message`. */
  PLAY_TOO_MANY_SCREENS: { status: 409, message: 'The subscription is in use on as many devices as it allows.' },
  /** The account has children's profiles: its own needs the PIN. */
  PLAY_PIN_NEEDED: { status: 403, message: 'This needs the PIN of the account.' },
  PLAY_PIN_WRONG: { status: 403, message: 'The PIN is wrong.' },
  /** A title still shows it. */
  PLAY_MEDIA_IN_USE: { status: 409, message: 'A title uses this video.' },
} as const satisfies ErrorCatalogue
