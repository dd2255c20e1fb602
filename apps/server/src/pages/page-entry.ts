import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { createSingleFlight, type SingleFlight } from '@narthex/api/platform/single-flight'
import type { RenderedPage } from './rendered-page.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page with its encodings and headers, ready to be written. */
export interface PageEntry {
  readonly status: number
  /** Digest of the text. */
  readonly digest: string
  /** Headers except length, encoding and entity tag. */
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Buffer
  /** Bodies by encoding, each added at its first request. */
  readonly encoded: Map<Encoding, ReadyBody>
  /** Compressions in progress. */
  readonly compressions: SingleFlight<Encoding, ReadyBody>
}

/** A body with its complete header list, flat: the fastest form for `writeHead`. */
export interface ReadyBody {
  readonly body: Buffer
  readonly headers: string[]
}

export function pageEntry(
  { status, body, digest }: Pick<RenderedPage, 'status' | 'body' | 'digest'>,
  headers: Readonly<Record<string, string>>,
): PageEntry {
  const identity = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return { status, digest, headers, identity, encoded: new Map(), compressions: createSingleFlight() }
}

/** Size of an entry in the cache: text, future encodings, headers. */
export const entryBytes = (entry: PageEntry) => entry.identity.length * 1.5 + 2048

/** The client's best encoding, brotli first (RFC 9110 §12.5.3: a weight of zero refuses an encoding). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const refused = /;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(acceptEncoding)
  const accepts = (name: string) =>
    acceptEncoding.includes(name) &&
    !(refused && new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(acceptEncoding))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** The entry's body in an encoding. Concurrent callers share one compression; the result is cached in the entry. */
export function bodyIn(entry: PageEntry, encoding: Encoding): Promise<ReadyBody> | ReadyBody {
  return entry.encoded.get(encoding) ?? entry.compressions.run(encoding, () => encode(entry, encoding))
}

async function encode(entry: PageEntry, encoding: Encoding): Promise<ReadyBody> {
  return keepEncoding(entry, encoding, await compress(entry.identity, encoding))
}

/** Keeps a body that is compressed already. */
export function keepEncoding(entry: PageEntry, encoding: Encoding, body: Buffer): ReadyBody {
  const ready: ReadyBody = { body, headers: flatHeaders(entry, encoding, body.length) }
  entry.encoded.set(encoding, ready)
  return ready
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br')
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    })
  return encoding === 'gzip' ? gzipped(body, { level: 7 }) : body
}

/** A strong entity tag: each encoding is a representation of its own (RFC 9110 §8.8.3.3). */
export function computeEtag({ digest }: PageEntry, encoding: Encoding): string {
  return `"${digest}-${encoding}"`
}

function flatHeaders(entry: PageEntry, encoding: Encoding, length: number): string[] {
  return Object.entries({
    ...entry.headers,
    etag: computeEtag(entry, encoding),
    'content-length': String(length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }).flat()
}
