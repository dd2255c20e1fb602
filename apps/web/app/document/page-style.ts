import { sheetAttribute } from '../routing/wake.ts'
import type { DocumentParts } from './document-parts.ts'

/** A rule of a style sheet. */
export interface StyleRule {
  /** The conditions and layers around it, outermost first. */
  readonly within: readonly string[]
  readonly css: string
  /** Classes of which an element must have all, per selector; none where the rule is part of every page. */
  readonly needs: readonly (readonly string[])[]
}

export type StyleSheets = Readonly<Record<string, readonly StyleRule[]>>

const linkTag = /<link [^<>]*>/g

/**
 * Writes the rules that a page uses into it, in place of the links to its style sheets: the first paint waits for nothing
 * but the document. The enhancer loads the sheets when the app starts.
 */
export function withPageStyle({ head, body, end }: DocumentParts, sheets: StyleSheets, mark: string): DocumentParts {
  const classes = listClasses(body)
  const styled = head.replace(linkTag, (link) => {
    const href = link.includes(' rel="stylesheet"') ? /href="([^"]*)"/.exec(link)?.[1] : undefined
    const rules = href && sheets[href.replace('#', '')]
    return rules ? `<style nonce="${mark}" ${sheetAttribute}="${href}">${usedStyle(rules, classes)}</style>` : link
  })
  return { head: styled, body, end }
}

/** The classes of all elements of a page that React wrote. */
function listClasses(html: string): ReadonlySet<string> {
  const opening = ' class="'
  const attributes = new Set<string>()
  let at = html.indexOf(opening)
  while (at >= 0) {
    const start = at + opening.length
    const end = html.indexOf('"', start)
    attributes.add(html.slice(start, end))
    at = html.indexOf(opening, end)
  }
  return new Set(Array.from(attributes, (names) => decoded(names).split(' ')).flat())
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

function decoded(text: string): string {
  return text.includes('&') ? text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity) : text
}

export function usedStyle(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let css = ''
  let open: readonly string[] = []
  for (const rule of rules) {
    if (!isUsed(rule, classes)) continue
    if (rule.within !== open) {
      const shared = countShared(open, rule.within)
      css += '}'.repeat(open.length - shared)
      for (const condition of rule.within.slice(shared)) css += `${condition}{`
      open = rule.within
    }
    css += rule.css
  }
  return css + '}'.repeat(open.length)
}

function isUsed({ needs }: StyleRule, classes: ReadonlySet<string>): boolean {
  return needs.length === 0 || needs.some((names) => names.every((name) => classes.has(name)))
}

function countShared(one: readonly string[], other: readonly string[]): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}
