/** What is nobody's to find: calls, members' own pages, and pieces made for other sites. */
const closedPaths = ['/api/', '/user', '/access', '/embed/']

/** What a site's robots.txt says (RFC 9309). */
export function openRobots(origin: string): string {
  const rules = closedPaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Where there is nothing to find at all. */
export const closedRobots = 'User-agent: *\nDisallow: /\n'
