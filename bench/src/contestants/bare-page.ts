import { createElement, type ReactElement } from 'react'

/** The element tree of a page: what a React app would have to render for the same page. */
export interface PageElement {
  readonly tag: string
  readonly props: Record<string, unknown>
  readonly children: (PageElement | string)[]
}

/** Raw text, a closing tag, an opening tag with its attributes, or text between tags. */
const token = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<\/[a-z0-9-]+>|<([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/g
const attribute = /([^\s=/]+)(?:="([^"]*)")?/g
const flags =
  /^(?:async|autofocus|checked|defer|disabled|hidden|inert|multiple|nomodule|open|readonly|required|selected)$/i
const withoutContent = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/

/** Parses React's output: well formed, attributes in double quotes, no bare angle brackets. */
export function parsePage(html: string): PageElement {
  const root: PageElement = { tag: '', props: {}, children: [] }
  const open = [root]
  for (const [text, rawTag, rawAttributes = '', raw, tag, attributes = '', between] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (rawTag) {
      const props = { ...propsOf(rawAttributes), dangerouslySetInnerHTML: { __html: raw } }
      parent.children.push({ tag: rawTag, props, children: [] })
    } else if (tag) {
      const element = { tag, props: propsOf(attributes), children: [] }
      parent.children.push(element)
      if (!withoutContent.test(tag) && !attributes.endsWith('/')) open.push(element)
    } else if (between) parent.children.push(plain(between))
    else if (text.startsWith('</')) open.pop()
  }
  const [page] = root.children.filter((child) => typeof child !== 'string')
  if (!page) throw new Error('The page has no element')
  return page
}

export function toReactElement({ tag, props, children }: PageElement): ReactElement {
  return createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : toReactElement(child))),
  )
}

function propsOf(attributes: string): Record<string, unknown> {
  const given = attributes.matchAll(attribute)
  // React writes a flag as an empty value, and leaves out a flag whose value is empty.
  return Object.fromEntries(Array.from(given, ([, name = '', value = '']) => [name, flags.test(name) || plain(value)]))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (text: string) => text.replace(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole)
