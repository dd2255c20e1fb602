import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page with everything that a request for it may want, ready to be written. */
export interface PageEntry {
  readonly status: number
  /** Of the text. */
  readonly digest: string
  /** Headers besides those of length and encoding. */
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Buffer
  /** Filled in when someone first asks for it; from then on ready. */
  readonly encoded: Map<Encoding, ReadyBody>
  /** Bodies in the making. */
  readonly underway: Map<Encoding, Promise<ReadyBody>>
}

/** A body with its complete header list, flat as `writeHead` takes it fastest. */
export interface ReadyBody {
  readonly body: Buffer
  readonly headers: string[]
}

export function pageEntry(status: number, headers: Readonly<Record<string, string>>, text: string): PageEntry {
  const identity = Buffer.from(text)
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { status, digest, headers, identity, encoded: new Map(), underway: new Map() }
}

/** What an entry weighs in the cache: its text, its encodings to come, its headers. */
export const entryBytes = (entry: PageEntry) => entry.identity.length * 1.5 + 2048

/** The encoding a client prefers among ours, brotli first (RFC 9110 §12.5.3, a weight of zero refuses). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const refused = /;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(acceptEncoding)
  const accepts = (name: string) =>
    acceptEncoding.includes(name) &&
    !(refused && new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(acceptEncoding))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** The entry's body in an encoding, compressed once for however many ask, and then kept; at once where it is ready. */
export function bodyIn(entry: PageEntry, encoding: Encoding): Promise<ReadyBody> | ReadyBody {
  const found = entry.encoded.get(encoding) ?? entry.underway.get(encoding)
  if (found) return found
  const making = encode(entry, encoding).finally(() => entry.underway.delete(encoding))
  entry.underway.set(encoding, making)
  return making
}

async function encode(entry: PageEntry, encoding: Encoding): Promise<ReadyBody> {
  const body = await compress(entry.identity, encoding)
  const ready: ReadyBody = { body, headers: flatHeaders(entry, encoding, body.length) }
  entry.encoded.set(encoding, ready)
  return ready
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br')
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    })
  return encoding === 'gzip' ? gzipped(body, { level: 7 }) : body
}

/** Names the very bytes: each encoding is a representation of its own (RFC 9110 §8.8.3.3). */
export function etagOf({ digest }: PageEntry, encoding: Encoding): string {
  return `"${digest}-${encoding}"`
}

function flatHeaders(entry: PageEntry, encoding: Encoding, length: number): string[] {
  return Object.entries({
    ...entry.headers,
    etag: etagOf(entry, encoding),
    'content-length': String(length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }).flat()
}
