import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

type Root = ReturnType<typeof parseDocument>
export type Element = ReturnType<typeof DomUtils.findAll>[number]
type Part = Root | Element

/** A text that a name or an attribute is compared with: the whole of a text, or a part of it. */
export type Wanted = string | RegExp

const matches = (text: string | undefined, wanted: Wanted) =>
  typeof wanted === 'string' ? text === wanted : text !== undefined && wanted.test(text)

export const attribute = (element: Element | undefined, name: string): string | undefined => element?.attribs[name]

/** The text of an element on one line, without scripts and styles. */
export const readText = (part: Part | undefined): string =>
  part ? DomUtils.innerText(part).replace(/\s+/g, ' ').trim() : ''

/** Name of an element: its label, or its text without what is hidden from assistive technology. */
export const readName = (element: Element): string =>
  attribute(element, 'aria-label') ?? spokenText(element).replace(/\s+/g, ' ').trim()

function spokenText(part: Element): string {
  return part.children
    .map((child) => {
      if (child.type === ElementType.Text) return child.data
      return 'attribs' in child && child.attribs['aria-hidden'] !== 'true' ? spokenText(child) : ''
    })
    .join('')
}

/** A document as it is served, searched without a browser. */
export const parseServed = (html: string): Root => parseDocument(html)

/** Elements of this kind within a part, with these attributes; an attribute that is `true` must be there. */
export function findAll(
  part: Part | undefined,
  tag: string,
  attributes: Readonly<Record<string, Wanted | true>> = {},
): Element[] {
  if (!part) return []
  return DomUtils.findAll(
    ({ name, attribs }) =>
      (tag === '*' || name === tag) &&
      Object.entries(attributes).every(([key, wanted]) =>
        wanted === true ? key in attribs : matches(attribs[key], wanted),
      ),
    part.children,
  )
}

export const find = (...args: Parameters<typeof findAll>): Element | undefined => findAll(...args)[0]

/** Elements of this kind that are called so. */
export const findNamed = (part: Part | undefined, tag: string, name: Wanted): Element[] =>
  findAll(part, tag).filter((element) => matches(readName(element), name))

/** Elements of this kind whose text holds the given one. */
export const findWith = (part: Part | undefined, tag: string, text: string): Element[] =>
  findAll(part, tag).filter((element) => readText(element).includes(text))
