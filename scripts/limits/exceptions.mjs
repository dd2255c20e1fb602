/**
 * Tests and hooks with a limit over 60 seconds, each with its reason.
 * @type {readonly { path: string, reason: string }[]}
 */
export const exceptions = []
