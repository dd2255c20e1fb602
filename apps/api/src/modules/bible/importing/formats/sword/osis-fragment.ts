import type { OsisElements } from '../osis-elements.ts'
import type { Attributes } from '../parse-xml.ts'

/* Entries of a module are pieces of a document: elements may begin in one and end in another, so no parser takes them. */

const token = /<[^<>]*>?|[^<]+/g
const tag = /^<(\/?)([A-Za-z][\w:.-]{0,40})/
/** Attributes as the programs that make modules write them. */
const attribute = /\s([A-Za-z]\w{0,19})="([^"]*)"/g
const namedSigns: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Elements that may begin in one entry and end in another: of them nothing but where they begin is read. */
const structure = new Set(
  'castGroup castItem castList cell chapter closer div item l lg list p row salute signed speech table verse'.split(
    ' ',
  ),
)

/**
 * Feeds pieces of OSIS to its elements, an entry at a time. What an entry leaves open ends with it, but for the quotations
 * that it is told are closed by a later one. Of entities only those of XML itself are read.
 */
export function createFragmentFeed(elements: OsisElements) {
  const open: string[] = []

  /** Closes what is open above this depth; false where words may have gone with it. */
  function closeTo(depth: number): boolean {
    const left = open.splice(depth).reverse()
    for (const name of left) elements.closeLost(name)
    return left.every((name) => structure.has(name))
  }
  function closeElement(name: string): boolean {
    const depth = open.lastIndexOf(name)
    if (depth < 0) return structure.has(name)
    const isWhole = closeTo(depth + 1)
    open.pop()
    elements.close(name)
    return isWhole
  }
  function feedTag(whole: string): boolean {
    const [start, slash, name] = tag.exec(whole) ?? []
    if (start === undefined || name === undefined) {
      // A sign that begins no element; comments and instructions to programs are left out.
      if (!/^<[!?]/.test(whole)) elements.text(decodeEntities(whole))
      return true
    }
    if (!whole.endsWith('>')) return false
    if (slash) return closeElement(name)
    elements.open(name, parseAttributes(whole.slice(start.length)))
    if (whole.endsWith('/>')) elements.close(name)
    else open.push(name)
    return true
  }

  return {
    /** Returns whether the entry's markup is balanced. */
    feed(fragment: string, quotationsToKeep = 0): boolean {
      let isWhole = true
      for (const [whole] of fragment.matchAll(token)) {
        if (whole.startsWith('<')) isWhole = feedTag(whole) && isWhole
        else elements.text(decodeEntities(whole))
      }
      const quotations = open.flatMap((name, depth) => (name === 'q' ? [depth] : []))
      const lastKept = quotationsToKeep > 0 ? (quotations[quotationsToKeep - 1] ?? -1) : -1
      return closeTo(lastKept + 1) && isWhole
    },
  }
}

/** How many quotations each entry leaves open that a later one of the same chapter closes. */
export function countCarriedQuotations(fragments: readonly string[]): number[] {
  const carried = fragments.map(() => 0)
  const open: number[] = []
  for (const [index, fragment] of fragments.entries())
    for (const isOpened of listQuotations(fragment)) {
      if (isOpened) open.push(index)
      else for (let at = open.pop() ?? index; at < index; at++) carried[at] = (carried[at] ?? 0) + 1
    }
  return carried
}

/** The quotations of an entry that are elements, but for those of notes: true where one begins, false where it ends. */
function* listQuotations(fragment: string): Generator<boolean> {
  let notes = 0
  for (const [whole] of fragment.matchAll(token)) {
    const [, slash, name] = tag.exec(whole) ?? []
    if (whole.endsWith('/>')) continue
    if (name === 'note') notes = slash ? Math.max(0, notes - 1) : notes + 1
    else if (name === 'q' && notes === 0) yield !slash
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
