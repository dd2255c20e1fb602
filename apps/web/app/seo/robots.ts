/** Paths that crawlers must not fetch: the API, members' pages and embedded views. */
const closedPaths = ['/api/', '/user', '/access', '/embed/']

/** The text of a site's robots.txt (RFC 9309). */
export function openRobots(origin: string): string {
  const rules = closedPaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Disallows everything. */
export const closedRobots = 'User-agent: *\nDisallow: /\n'
