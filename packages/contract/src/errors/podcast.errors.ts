import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about the podcast of a church. */
export const podcastErrors = {
  EPISODES_FROM_FEED: { status: 409, message: 'The episodes of this show come from its feed.' },
  SHOW_MISSING: { status: 409, message: 'The church has no show yet. Set it up first.' },
} as const satisfies ErrorCatalogue
