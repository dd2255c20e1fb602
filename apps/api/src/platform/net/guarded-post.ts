import { type LookupAddress, lookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

/** Which addresses may be called. Tests bring their own, to call what they have started on this machine. */
export interface Reach {
  readonly protocols: readonly string[]
  readonly includes: (address: string) => boolean
  readonly resolve: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
}

export const publicReach: Reach = {
  protocols: ['https:'],
  includes: isPublicAddress,
  resolve: (host, done) => lookup(host, { all: true, verbatim: true }, done),
}

export interface GuardedAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
}

export interface GuardedPost {
  /** Whether an address may be called, as far as it says itself. */
  accepts(address: string): boolean
  /** Follows no redirect and reads no body. Throws where nothing answers in time, or the address may not be called. */
  post(address: string, headers: Record<string, string | number>, body: Buffer): Promise<GuardedAnswer>
}

export class OutOfReachError extends Error {
  override name = 'OutOfReachError'
}

const timeoutMs = 5000
/** Of an answer's body, which nobody wants; a longer one costs its connection. */
const mostBytes = 64 * 1024

/**
 * Calls addresses that strangers have given. A name is resolved once for each connection, within it, and the connection
 * goes to what was checked: an answer of the DNS that changes meanwhile changes nothing.
 */
export function guardedPost({ protocols, includes, resolve }: Reach = publicReach): GuardedPost {
  const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }

  const guardedLookup: LookupFunction = (host, options, done) => {
    resolve(host, (error, addresses) => {
      const isSound = addresses?.length > 0 && addresses.every(({ address }) => includes(address))
      const [first] = addresses ?? []
      if (error || !first || !isSound) return done(error ?? new OutOfReachError('Not a public address'), '', 4)
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

  function accepts(address: string): boolean {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (!url || !protocols.includes(url.protocol) || url.username || url.password) return false
    // The URL standard has brought 0x7f.1 and the like to their usual form.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    return isIP(host) === 0 || includes(host)
  }

  return {
    accepts,
    async post(address, headers, body) {
      if (!accepts(address)) throw new OutOfReachError('Not an address that may be called')
      const url = new URL(address)
      const isSecure = url.protocol === 'https:'
      const agent = agents[isSecure ? 'https:' : 'http:']
      const options = { method: 'POST', headers, agent, lookup: guardedLookup, signal: AbortSignal.timeout(timeoutMs) }
      return new Promise((done, fail) => {
        const request = (isSecure ? httpsRequest : httpRequest)(url, options, (answer) => {
          let bytes = 0
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length
            if (bytes > mostBytes) request.destroy()
          })
          answer.on('error', () => {})
          done({ status: answer.statusCode ?? 0, headers: answer.headers })
        })
        request.on('error', fail)
        request.end(body)
      })
    },
  }
}
