import { BadFeedError } from './feed.errors.ts'

/** The newest of a show: feeds begin with these. */
export const mostItems = 500
const mostElements = 50_000
const deepest = 60
const longestTag = 20_000

/**
 * The text of a feed as a parser may have it: with no document type, which is where entities are declared, no deeper
 * and no larger than feeds are, and cut off after so many items. One pass, whatever the text. Throws BadFeedError.
 */
export function boundedFeed(xml: string): string {
  const open: string[] = []
  let [items, elements] = [0, 0]
  for (let at = xml.indexOf('<'); at !== -1; ) {
    const end = endOfMarkup(xml, at)
    const sign = xml[at + 1]
    if (sign === '/') open.pop()
    else if (sign !== '!' && sign !== '?') {
      const name = nameAt(xml, at + 1)
      if (name === 'item' && open.length === 2 && ++items > mostItems) return xml.slice(0, at) + closing(open)
      if (++elements > mostElements) throw new BadFeedError('It has too many elements')
      if (xml[end - 2] !== '/') open.push(name)
      if (open.length > deepest) throw new BadFeedError('Its elements lie too deep')
    }
    at = xml.indexOf('<', end)
  }
  return xml
}

/** Where the markup that begins here has ended. */
function endOfMarkup(xml: string, at: number): number {
  if (xml.startsWith('<!--', at)) return after(xml, '-->', at + 4)
  if (xml.startsWith('<![CDATA[', at)) return after(xml, ']]>', at + 9)
  if (xml[at + 1] === '!') throw new BadFeedError('It declares a document type')
  if (xml[at + 1] === '?') return after(xml, '?>', at + 2)
  const latest = Math.min(xml.length, at + longestTag)
  for (let place = at + 1; place < latest; place++) {
    const sign = xml[place]
    if (sign === '>') return place + 1
    // A value may hold what would end a tag.
    if (sign === '"' || sign === "'") place = after(xml, sign, place + 1) - 1
  }
  throw new BadFeedError('A tag has no end')
}

function after(xml: string, sign: string, from: number): number {
  const found = xml.indexOf(sign, from)
  if (found === -1) throw new BadFeedError('It is cut off')
  return found + sign.length
}

const nameSigns = /[^\s/>]{1,100}/y
function nameAt(xml: string, at: number): string {
  nameSigns.lastIndex = at
  return nameSigns.exec(xml)?.[0] ?? ''
}

const closing = (open: readonly string[]) =>
  open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
