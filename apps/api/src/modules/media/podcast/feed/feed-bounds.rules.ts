import { BadFeedError } from './feed.errors.ts'

/** Feeds begin with the newest items; the rest is cut off. */
export const maxItems = 500
export const maxElements = 50_000
const maxDepth = 60
const maxTagCharacters = 20_000

/**
 * Checks a feed before it reaches the parser: no document type (entity expansion), bounded depth and size, and cut off
 * after `maxItems`. Linear in the length of the text. Throws BadFeedError.
 */
export function boundFeed(xml: string): string {
  const open: string[] = []
  let [items, elements] = [0, 0]
  for (let at = xml.indexOf('<'); at !== -1; ) {
    const end = findMarkupEnd(xml, at)
    const sign = xml[at + 1]
    if (sign === '/') open.pop()
    else if (sign !== '!' && sign !== '?') {
      const name = readName(xml, at + 1)
      if (name === 'item' && open.length === 2 && ++items > maxItems) return xml.slice(0, at) + closeTags(open)
      if (++elements > maxElements) throw new BadFeedError('The feed has too many elements')
      if (xml[end - 2] !== '/') open.push(name)
      if (open.length > maxDepth) throw new BadFeedError('The feed is nested too deeply')
    }
    at = xml.indexOf('<', end)
  }
  return xml
}

/** Position after the markup that begins at `at`. */
function findMarkupEnd(xml: string, at: number): number {
  if (xml.startsWith('<!--', at)) return findAfter(xml, '-->', at + 4)
  if (xml.startsWith('<![CDATA[', at)) return findAfter(xml, ']]>', at + 9)
  if (xml[at + 1] === '!') throw new BadFeedError('The feed declares a document type')
  if (xml[at + 1] === '?') return findAfter(xml, '?>', at + 2)
  const latest = Math.min(xml.length, at + maxTagCharacters)
  for (let place = at + 1; place < latest; place++) {
    const sign = xml[place]
    if (sign === '>') return place + 1
    // Skip quoted values: they may contain `>`.
    if (sign === '"' || sign === "'") place = findAfter(xml, sign, place + 1) - 1
  }
  throw new BadFeedError('The feed has an unclosed tag')
}

function findAfter(xml: string, sign: string, from: number): number {
  const found = xml.indexOf(sign, from)
  if (found === -1) throw new BadFeedError('The feed is cut off')
  return found + sign.length
}

const nameCharacters = /[^\s/>]{1,100}/y
function readName(xml: string, at: number): string {
  nameCharacters.lastIndex = at
  return nameCharacters.exec(xml)?.[0] ?? ''
}

const closeTags = (open: readonly string[]) =>
  open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
