import type { Attributes, XmlElements } from '../parse-xml.ts'

/* Entries of a module are pieces of a document: elements may begin in one and end in another, so no parser takes them. */

const token = /<[^<>]*>?|[^<]+/g
const tag = /^<(\/?)([A-Za-z][\w:.-]{0,40})/
/** Attributes as the programs that make modules write them. */
const attribute = /\s([A-Za-z]\w{0,19})="([^"]*)"/g
const namedSigns: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Feeds a piece of OSIS to its elements. Of entities only those of XML itself are read. */
export function feedFragment(fragment: string, elements: XmlElements): void {
  for (const [whole] of fragment.matchAll(token)) {
    const [start = '', slash, name] = tag.exec(whole) ?? []
    if (!whole.startsWith('<')) elements.text(decodeEntities(whole))
    else if (!name || !whole.endsWith('>')) continue
    else if (slash) elements.close(name)
    else {
      elements.open(name, parseAttributes(whole.slice(start.length)))
      if (whole.endsWith('/>')) elements.close(name)
    }
  }
}

const parseAttributes = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name, value = '']) => [name, decodeEntities(value)]))

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (name) return namedSigns[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
