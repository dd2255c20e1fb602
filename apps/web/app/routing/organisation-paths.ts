/** Where an organisation's own host leads; every other page belongs to a church. */
export const organisationPaths: readonly string[] = ['/', '/churchs', '/search', '/privacy', '/error', '/offline']
