/** Signs that XML may not hold: with one of them, a reader of feeds refuses the whole feed. */
const unwritable = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** An XML document without the signs that none may hold, which a church's texts or a feed's copies may bring. */
export function wellFormedXml(xml: string): string {
  return xml.replace(unwritable, '')
}
