import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { acceptsAddress, guardedLookup, OutOfReachError, publicReach, type Reach } from './reach.ts'

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

const timeoutMs = 5000
/** Upper bound of the answer's body, which is discarded; a longer one closes the connection. */
const mostBytes = 64 * 1024

/** Writes to addresses that strangers have given. */
export function guardedPost(reach: Reach = publicReach): GuardedPost {
  const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }
  const accepts = (address: string) => acceptsAddress(reach, address)
  const lookup = guardedLookup(reach)

  return {
    accepts,
    async post(address, headers, body) {
      if (!accepts(address)) throw new OutOfReachError('Not an address that may be called')
      const url = new URL(address)
      const isSecure = url.protocol === 'https:'
      const agent = agents[isSecure ? 'https:' : 'http:']
      const options = { method: 'POST', headers, agent, lookup, signal: AbortSignal.timeout(timeoutMs) }
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
