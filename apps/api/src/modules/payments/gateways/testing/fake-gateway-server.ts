import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it
  readonly json: any
  readonly form: URLSearchParams
}

export interface FakeAnswer {
  readonly status: number
  readonly body?: unknown
}

/**
 * Faults of a request. `refused`: it is not taken, and a 503 says so. The others happen after it was taken: a 500, a
 * broken connection, no answer at all, no JSON, an answer without end, another address, an answer in pieces.
 */
export type Fault = 'refused' | 'broken' | 'lost' | 'silent' | 'garbled' | 'endless' | 'moved' | 'slow'

export interface FakeServer {
  readonly origin: string
  readonly requests: readonly FakeRequest[]
  /** Lets this happen to one of the coming requests, counted from 0. */
  failAt(index: number, fault: Fault): void
  /** Whether it has happened; it does not happen any more from now on. */
  endFault(): boolean
  /** Called where a request stays without an answer. */
  onSilence: () => void
  /** Adds fields that no description names, to every object that is answered. */
  addsUnknownFields: boolean
  close(): Promise<void>
}

export async function startFakeServer(answer: (request: FakeRequest) => FakeAnswer): Promise<FakeServer> {
  const requests: FakeRequest[] = []
  let fault: { at: number; kind: Fault; hasHappened: boolean } | undefined

  const server = createServer(async (incoming, response) => {
    const { method = '', url = '/', headers } = incoming
    const { pathname: path, searchParams: query } = new URL(url, 'http://fake.test')
    const body = await text(incoming)
    const request = { method, path, query, headers, body, json: parseJson(body), form: new URLSearchParams(body) }
    const isFaulty = fault !== undefined && fault.at === requests.length
    requests.push(request)
    if (fault && isFaulty) fault.hasHappened = true
    const kind = isFaulty ? fault?.kind : undefined
    if (kind === 'refused') return void response.writeHead(503).end('{}')
    const made = answer(request)
    const written = JSON.stringify(fake.addsUnknownFields ? withUnknownFields(made.body) : made.body)
    if (kind === 'silent') return fake.onSilence()
    if (kind) return misbehave(kind, response, { status: made.status, written })
    write(response, made.status, written)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const fake: FakeServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    onSilence: () => {},
    addsUnknownFields: false,
    failAt(index, kind) {
      fault = { at: requests.length + index, kind, hasHappened: false }
    },
    endFault() {
      const hasHappened = fault?.hasHappened ?? false
      fault = undefined
      return hasHappened
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return fake
}

function write(response: ServerResponse, status: number, written: string | undefined): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(written)
}

function misbehave(kind: Fault, response: ServerResponse, made: { status: number; written: string | undefined }) {
  if (kind === 'broken') return write(response, 500, '{"message":"try again"}')
  if (kind === 'lost') return void response.destroy()
  if (kind === 'garbled') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>hello')
  if (kind === 'moved') return void response.writeHead(307, { location: '/moved' }).end()
  response.writeHead(made.status, { 'content-type': 'application/json' })
  if (kind === 'endless') return void response.end(' '.repeat(3 * 1024 * 1024))
  const half = Math.floor((made.written?.length ?? 0) / 2)
  response.write(made.written?.slice(0, half) ?? '', () =>
    setTimeout(() => response.end(made.written?.slice(half)), 30),
  )
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, withUnknownFields(field)] as const)
  return { newcomer: { nested: [1, null] }, ...Object.fromEntries(fields), lastNewcomer: null }
}
