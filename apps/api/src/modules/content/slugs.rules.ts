const longest = 80

/** The address that a title makes: `festa-da-colheita` of “Festa da colheita!”. `item` where it has no Latin letter or digit. */
export function toSlug(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  const fitting = words.reduce((slug, word) => {
    const longer = slug === '' ? word : `${slug}-${word}`
    return longer.length > longest ? slug : longer
  }, '')
  return fitting || (words[0] ?? 'item').slice(0, longest)
}

/** The address, with a number behind it where it is taken. */
export function toFreeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    const slug = `${base.slice(0, longest - suffix.length).replace(/-$/, '')}${suffix}`
    if (!taken.has(slug)) return slug
  }
}
