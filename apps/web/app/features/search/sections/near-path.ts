import { findSections } from './find-sections.ts'
import { sectionWords } from './section-words.ts'

/** Pages that an address can have meant, by all that they are called in any language. */
const pages = Object.entries(sectionWords)
  .filter(([path]) => path !== '/' && !path.startsWith('/user/'))
  .map(([path, words]) => ({
    to: path,
    label: path,
    names: [path, ...Object.values(words).flatMap((names) => names.split(','))],
  }))

/** No name of a page is longer. */
const longestName = 40

/** The page that an address without a route may have meant, by its first part: `/devotionais/3` may be `/devotionals`. */
export function nearPath(path: string): string | undefined {
  const [first = ''] = path.split('/').filter(Boolean)
  if (first.length > longestName || first.includes('.')) return undefined
  return findSections(pages, readablePart(first))[0]?.to
}

function readablePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
