/**
 * Words that mean something else in one file, each with its reason.
 * @type {readonly { path: string, word: string, reason: string }[]}
 */
export const exceptions = []
