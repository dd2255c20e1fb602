import { createXmlParser, localName } from '../../../../platform/documents/xml-elements.ts'
import { SongFileError } from '../song-file.ts'

export interface XmlHandlers {
  /** Names come without a prefix; `path` ends with the element itself. */
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>, path: readonly string[]) => void
  readonly close?: (name: string, path: readonly string[]) => void
  readonly text: (text: string, path: readonly string[]) => void
}

const deepestNesting = 40

const pieceLength = 16_384

/** The first element of an XML document; undefined where there is none. */
export function findRoot(text: string): { readonly name: string; readonly xmlns: string } | undefined {
  let root: { name: string; xmlns: string } | undefined
  const parser = makeParser()
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name: localName(name), xmlns: String(attributes.xmlns ?? '') }
  })
  for (let start = 0; start < text.length && !root; start += pieceLength)
    parser.write(text.slice(start, start + pieceLength))
  return root
}

/** Reads the elements of a file. One with a document type is refused, so that no entity expands and nothing else is opened. */
export function readSongXml(text: string, { open, close, text: take }: XmlHandlers): void {
  const parser = makeParser()
  const path: string[] = []
  parser.on('opentag', ({ name, attributes }) => {
    path.push(localName(name))
    if (path.length > deepestNesting) throw new SongFileError('FILE_TOO_DEEP')
    open?.(localName(name), attributes as Record<string, string>, path)
  })
  parser.on('closetag', () => {
    close?.(path.at(-1) ?? '', path)
    path.pop()
  })
  parser.on('text', (own) => take(own, path))
  parser.on('cdata', (own) => take(own, path))
  parser.write(text).close()
}

function makeParser(): ReturnType<typeof createXmlParser> {
  const parser = createXmlParser()
  parser.on('error', () => {
    throw new SongFileError('FILE_BROKEN')
  })
  parser.on('doctype', () => {
    throw new SongFileError('FILE_HAS_ENTITIES')
  })
  return parser
}
