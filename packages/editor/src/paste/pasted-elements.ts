import { readStyle } from './inline-looks.ts'

/** The role of an element of pasted markup in a text of the product. */
export type ElementKind =
  | 'dropped'
  | 'embed'
  | 'comment'
  | 'image'
  | 'break'
  | 'rule'
  | 'heading'
  | 'list'
  | 'quote'
  | 'table'
  | 'lines'
  | 'block'
  | 'inline'

const kinds: Readonly<Record<string, ElementKind>> = {
  ...sameKind(
    'dropped',
    'SCRIPT STYLE TEMPLATE NOSCRIPT SVG MATH META LINK TITLE SELECT INPUT TEXTAREA BUTTON CANVAS MAP',
  ),
  ...sameKind('embed', 'IFRAME VIDEO AUDIO OBJECT EMBED'),
  ...sameKind('heading', 'H1 H2 H3 H4 H5 H6'),
  ...sameKind('list', 'UL OL MENU'),
  ...sameKind(
    'block',
    'P DIV SECTION ARTICLE ASIDE MAIN HEADER FOOTER NAV ADDRESS FIGURE FIGCAPTION DETAILS SUMMARY DL DT DD LI FORM FIELDSET CENTER',
  ),
  IMG: 'image',
  BR: 'break',
  HR: 'rule',
  BLOCKQUOTE: 'quote',
  TABLE: 'table',
  PRE: 'lines',
}

function sameKind(kind: ElementKind, tags: string): Record<string, ElementKind> {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, kind]))
}

export function findKind(element: Element): ElementKind {
  if (isHidden(element) || element.matches('.Apple-interchange-newline')) return 'dropped'
  if (isComment(element)) return 'comment'
  if (isTitle(element)) return 'heading'
  return kinds[element.tagName.toUpperCase()] ?? 'inline'
}

function isHidden(element: Element): boolean {
  return (
    element.hasAttribute('hidden') ||
    readStyle(element, 'display') === 'none' ||
    readStyle(element, 'mso-hide') === 'all'
  )
}

/** A note that Word prints at the margin. */
const isComment = (element: Element) =>
  element.matches('.MsoCommentReference, .msocomanchor') || /^comment/.test(readStyle(element, 'mso-element'))

/** The title of a document of Word. */
const isTitle = (element: Element) => element.matches('p.MsoTitle')

/** The level of a heading in a text below a page's own title. With a first level, all levels move down by one. */
export function headingTag(element: Element, hasFirstLevel: boolean): 'h2' | 'h3' | 'h4' {
  const level = isTitle(element) ? 1 : Number(element.tagName[1])
  const shown = level + (hasFirstLevel ? 1 : 0)
  return shown <= 2 ? 'h2' : shown === 3 ? 'h3' : 'h4'
}

export const hasFirstLevel = (body: Element) => body.querySelector('h1, p.MsoTitle') !== null
