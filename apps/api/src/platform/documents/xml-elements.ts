import { SaxesParser } from 'saxes'
import { TableError } from './table-cell.ts'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The texts of its `t` elements. */
  readonly text: string
}

/** Names without their prefix: some programs write `x:row`. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** A parser for parts of office documents: without a document type, and so without entities of its own. */
export function createXmlParser(): SaxesParser {
  const parser = new SaxesParser({ fragment: false })
  parser.on('error', () => {
    throw new TableError('BROKEN')
  })
  parser.on('doctype', () => {
    throw new TableError('BROKEN')
  })
  return parser
}

/** Feeds a parser piece by piece; each piece is a turn of the event loop. `after` is called behind each. */
export async function* parseXml<T>(
  pieces: AsyncIterable<Uint8Array>,
  parser: SaxesParser,
  take: () => T[],
): AsyncGenerator<T> {
  const decoder = new TextDecoder()
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield* take()
  }
  parser.close()
  yield* take()
}

/** The elements of these names, or of a name below another (`cellXfs/xf`), in their order. */
export async function listElements(
  pieces: AsyncIterable<Uint8Array>,
  wanted: readonly string[],
): Promise<XmlElement[]> {
  const found: XmlElement[] = []
  const path: string[] = []
  let open: { name: string; attributes: Record<string, string>; text: string; depth: number } | undefined
  const parser = createXmlParser()
  parser.on('opentag', ({ name, attributes }) => {
    path.push(localName(name))
    const own = path.at(-1) ?? ''
    if (open || !(wanted.includes(own) || wanted.includes(path.slice(-2).join('/')))) return
    open = { name: own, attributes: attributes as Record<string, string>, text: '', depth: path.length }
  })
  const addText = (text: string) => {
    if (open && path.at(-1) === 't' && !path.includes('rPh')) open.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (open && path.length === open.depth) {
      found.push(open)
      open = undefined
    }
    path.pop()
  })
  for await (const _ of parseXml(pieces, parser, () => []));
  return found
}

/** `_x0041_` is a sign written by its number. */
export const decodeText = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
