import { createHash } from 'node:crypto'
import type { SourceFile, SourceFiles } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'

/** Number of bytes at the start of a file that are read to detect its format. */
const headBytes = 4096

/** UTF-8, or UTF-16 where a byte order mark says so. */
function findEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** The beginning of a file as text, whatever its encoding; without a byte order mark. */
export const readHead = ({ bytes }: SourceFile): string =>
  new TextDecoder(findEncoding(bytes)).decode(bytes.subarray(0, headBytes)).trimStart()

/** The whole file; throws `UnreadableSource` where it is not Unicode. */
export function readText(file: SourceFile): string {
  try {
    return new TextDecoder(findEncoding(file.bytes), { fatal: true }).decode(file.bytes)
  } catch {
    throw notUtf8(file.name)
  }
}

export const notUtf8 = (name: string) =>
  new UnreadableSource(`${name} is not encoded in UTF-8; convert it to UTF-8 and try again`)

/** The file piece by piece; throws where it is not Unicode. */
export function* readPieces({ name, bytes }: SourceFile): Generator<string> {
  const pieceBytes = 64 * 1024
  const decoder = new TextDecoder(findEncoding(bytes), { fatal: true })
  try {
    for (let start = 0; start < bytes.length; start += pieceBytes)
      yield decoder.decode(bytes.subarray(start, start + pieceBytes), { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? notUtf8(name) : error
  }
}

/** Opening and closing delimiters of what may precede the first element. */
const before = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const

/** The local name of the first element of an XML file. */
export function findRootElement(file: SourceFile): string | undefined {
  let rest = readHead(file)
  for (let found = true; found; ) {
    const [, end] = before.find(([start]) => rest.startsWith(start)) ?? findDoctypeEnd(rest)
    found = end !== undefined && rest.includes(end)
    if (found && end) rest = rest.slice(rest.indexOf(end) + end.length).trimStart()
  }
  const name = /^<([A-Za-z][\w:.-]{0,60})/.exec(rest)?.[1]
  return name?.slice(name.indexOf(':') + 1)
}

/** A document type with declarations of its own ends behind them. */
function findDoctypeEnd(text: string): readonly [string, string | undefined] {
  if (!text.startsWith('<!DOCTYPE')) return ['', undefined]
  const [declarations, end] = [text.indexOf('['), text.indexOf('>')]
  return ['<!DOCTYPE', declarations >= 0 && declarations < end ? ']>' : '>']
}

/** SHA-256 of what the files hold, whatever their names, order and packing. */
export function hashFiles(files: SourceFiles): string {
  const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
  return sha256(
    files
      .map(({ bytes }) => sha256(bytes))
      .sort()
      .join('\n'),
  )
}
