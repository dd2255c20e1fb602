/**
 * Tests and hooks with a limit over 60 seconds, each with its reason.
 * @type {readonly { path: string, reason: string }[]}
 */
export const exceptions = [
  {
    path: 'demo/src/seed.integration.test.ts',
    reason: 'Seeds the whole demo, with its pictures and logins: 25 s on quiet cores, over a minute on slow ones.',
  },
]
