/** Key in the storage of the tab, and in the part of an address after its `#`. */
export const ownKey = 'ownChurch'

/** The address of another church's site that names one's own. */
export const siteFrom = (site: string, ownCode: string): string => `${site}/#${ownKey}=${encodeURIComponent(ownCode)}`

/** The code of the church that the part of an address names. */
export function findOwnCode(hash: string): string | undefined {
  if (hash === '') return
  const code = new URLSearchParams(hash.slice(1)).get(ownKey) ?? ''
  return /^[\w-]{1,64}$/.test(code) ? code : undefined
}
