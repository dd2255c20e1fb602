/** Pages of an organisation's host; all other pages belong to a church. */
export const organisationPaths: readonly string[] = ['/', '/churchs', '/search', '/privacy', '/error', '/offline']
