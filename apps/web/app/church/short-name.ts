/** Maximum length of a person's name in a menu (specification §2). */
const longestName = 18

/** The name, cut after 18 characters as people count them: an accent or a family emoji is one. */
export function shortName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment)
  if (characters.length <= longestName) return characters.join('')
  return `${characters.slice(0, longestName).join('').trimEnd()}…`
}
