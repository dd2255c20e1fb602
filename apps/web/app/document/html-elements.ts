export interface FoundElement {
  /** Text of its opening tag behind its name. */
  readonly attributes: string
  readonly content: string
  readonly start: number
  /** Index behind its closing tag. */
  readonly end: number
}

/**
 * The elements of that name in HTML that we wrote ourselves, where none stands in another. By `indexOf`: an expression
 * that looks for an end from each beginning takes the square of a page's length where one is missing.
 */
export function findElements(html: string, name: 'script' | 'style'): FoundElement[] {
  const [opening, closing] = [`<${name}`, `</${name}>`]
  const found: FoundElement[] = []
  let start = html.indexOf(opening)
  while (start >= 0) {
    const opened = html.indexOf('>', start)
    const closed = opened < 0 ? -1 : html.indexOf(closing, opened)
    if (closed < 0) break
    const end = closed + closing.length
    found.push({
      attributes: html.slice(start + opening.length, opened),
      content: html.slice(opened + 1, closed),
      start,
      end,
    })
    start = html.indexOf(opening, end)
  }
  return found
}

/** The HTML without its scripts. */
export function withoutScripts(html: string): string {
  let end = 0
  const kept = findElements(html, 'script').map((script) => {
    const before = html.slice(end, script.start)
    end = script.end
    return before
  })
  return kept.join('') + html.slice(end)
}
