/**
 * Whether this page's own document was loaded, and with it the policy that its loader asked for. After a navigation within
 * the site, the policy is still that of the page that was loaded first.
 */
export function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname
}
