/** The looks of words that a text can hold. */
export interface InlineLooks {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
}

export const plainLooks: InlineLooks = { bold: false, italic: false, underline: false }

const byTag: Readonly<Record<string, Partial<InlineLooks>>> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  CITE: { italic: true },
  U: { underline: true },
  INS: { underline: true },
}

/** Looks that are lost: the words stay. */
const unkept = new Set(['S', 'STRIKE', 'DEL', 'SUB', 'SUP', 'MARK', 'CODE', 'KBD'])

export const isUnkeptLook = (element: Element) =>
  unkept.has(element.tagName) || /line-through/.test(readStyle(element, 'text-decoration'))

/** The looks within an element: its tag's, and over them what its style says, as in Google Docs. */
export function readLooks(element: Element, outer: InlineLooks): InlineLooks {
  const { bold, italic, underline } = { ...outer, ...byTag[element.tagName] }
  const weight = readStyle(element, 'font-weight')
  const slant = readStyle(element, 'font-style')
  const line = readStyle(element, 'text-decoration')
  return {
    bold: weight ? /^(?:bold|bolder|[6-9]\d\d)/.test(weight) : bold,
    italic: slant ? /^(?:italic|oblique)/.test(slant) : italic,
    underline: line ? /underline/.test(line) : underline,
  }
}

/** A declaration of what was an element's style attribute (`inertMarkup`). */
export function readStyle(element: Element, property: string): string {
  const declarations = (element.getAttribute('data-style') ?? '').toLowerCase().split(';')
  const found = declarations.findLast((declaration) => declaration.trim().startsWith(`${property}:`))
  return found ? found.slice(found.indexOf(':') + 1).trim() : ''
}
