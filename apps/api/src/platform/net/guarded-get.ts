import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isTimeoutError, type Targets } from '../targets.ts'
import { acceptsAddress, guardedLookup, OutOfReachError, publicReach, type Reach } from './reach.ts'

export interface GuardedRead {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** Unpacked. */
  readonly body: Buffer
}

export interface GuardedGet {
  /** Whether an address may be read, as far as it says itself. */
  accepts(address: string): boolean
  /**
   * Reads all of an answer: at most 2 MB once it is unpacked, within 5 seconds in all, after at most 3 redirects of
   * which each is checked again. Throws OutOfReachError, UnreadableError, or what the network said.
   */
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<GuardedRead>
}

/** Something answered, and it is nothing that one would read to its end. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

export interface ReadLimits {
  readonly timeoutMs: number
  readonly bytes: number
  readonly redirects: number
}

const usualLimits: ReadLimits = { timeoutMs: 5000, bytes: 2 * 1024 * 1024, redirects: 3 }

/** Addresses of what people publish for others to read: none of it is on another port. */
export const webReach: Reach = { ...publicReach, protocols: ['http:', 'https:'], ports: ['', '80', '443'] }

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Reads addresses that strangers have given. No connection outlives its answer, so each is checked when it is made. */
export function guardedGet(reach: Reach = webReach, limits: ReadLimits = usualLimits): GuardedGet {
  const lookup = guardedLookup(reach)
  const accepts = (address: string) => acceptsAddress(reach, address)

  function ask(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<IncomingMessage> {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((done, fail) => {
      request(url, { headers, lookup, signal, agent: false }, done).on('error', fail).end()
    })
  }

  return {
    accepts,
    async get(address, headers = {}) {
      // One deadline for the whole read, so that slow or endless answers end in time.
      const signal = AbortSignal.timeout(limits.timeoutMs)
      const asked = { ...headers, 'accept-encoding': 'gzip, br, deflate' }
      let next = address
      for (let redirects = 0; redirects <= limits.redirects; redirects++) {
        if (!accepts(next)) throw new OutOfReachError('Not an address that may be called')
        const url = new URL(next)
        const answer = await ask(url, asked, signal)
        const { statusCode: status = 0, headers: told } = answer
        const { location } = told
        if (status < 300 || status > 399 || status === 304 || location === undefined)
          return { status, headers: told, body: await readAll(answer, limits.bytes) }
        answer.destroy()
        const onward = URL.parse(location, url.href)
        if (!onward) throw new UnreadableError('It sends on to nowhere')
        next = onward.href
      }
      throw new UnreadableError('It sends on too often')
    },
  }
}

async function readAll(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of unpacked(answer)) {
    bytes += part.length
    // Leaving the loop ends both streams, and with them the connection: a bomb is never unpacked further.
    if (bytes > mostBytes) throw new UnreadableError('It is too long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  const unpacker = unpackers[encoding]?.()
  if (!unpacker) {
    answer.destroy()
    throw new UnreadableError('It is packed in a way that was not asked for')
  }
  // Either stream's end closes the other; the reader receives the error.
  pipeline(answer, unpacker, () => {})
  return unpacker
}

/** Reads as before, but no host that does not answer: for jobs. */
export function restingGet({ accepts, get }: GuardedGet, targets: Targets): GuardedGet {
  return {
    accepts,
    get: (address, headers) => {
      const name = URL.parse(address)?.host ?? ''
      return targets.call({ kind: 'web', name }, () => get(address, headers), isTimeoutError)
    },
  }
}
