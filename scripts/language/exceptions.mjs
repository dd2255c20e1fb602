/**
 * Words that mean something else in one file, each with its reason.
 * @type {readonly { path: string, word: string, reason: string }[]}
 */
export const exceptions = [
  { path: 'apps/api/src/platform/database/embedded/system-users.ts', word: 'nobody', reason: 'a user of the system' },
]
