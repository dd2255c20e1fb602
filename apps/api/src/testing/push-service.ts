import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicReach, type Reach } from '../platform/net/reach.ts'
import type { PushAddress } from '../platform/push/push.ts'

export interface ReceivedPush {
  /** Name of the browser that it is for. */
  readonly name: string
  readonly headers: IncomingHttpHeaders
  /** The message as the browser reads it, opened with its own keys. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it
  readonly message: any
}

export interface PushService {
  readonly origin: string
  readonly received: ReceivedPush[]
  /** A browser that has just subscribed. */
  browser(name: string): PushAddress
  /** Answers what is sent to a browser with this from now on. */
  answer(name: string, status: number, headers?: Record<string, string>): void
  /** Called while each message is on its way. */
  onMessage: (() => Promise<void>) | undefined
  close(): Promise<void>
}

/** A reach of this machine alone, also in clear text. */
export const reachOfTests: Reach = {
  ...publicReach,
  protocols: ['http:', 'https:'],
  includes: (address) => address === '127.0.0.1',
}

/** A push service on this machine (RFC 8030) together with the browsers that it serves. */
export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = []
  const browsers = new Map<string, { curve: ECDH; auth: Buffer }>()
  const answers = new Map<string, { status: number; headers: Record<string, string> }>()
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    await service.onMessage?.()
    const { status, headers } = answers.get(name) ?? { status: 201, headers: {} }
    const browser = browsers.get(name)
    if (status === 201 && browser)
      received.push({ name, headers: request.headers, message: JSON.parse(opened(Buffer.concat(chunks), browser)) })
    response.writeHead(status, headers).end('{"why":"never mind"}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const service: PushService = {
    origin,
    received,
    onMessage: undefined,
    browser(name) {
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const auth = randomBytes(16)
      browsers.set(name, { curve, auth })
      const p256dh = curve.getPublicKey('base64url')
      return { endpoint: `${origin}/${name}`, p256dh, auth: auth.toString('base64url') }
    },
    answer: (name, status, headers = {}) => void answers.set(name, { status, headers }),
    close: () => new Promise((done) => server.close(() => done())),
  }
  return service
}

/** Opens a message as a browser does (RFC 8291 §3.4, RFC 8188 §2). */
function opened(body: Buffer, { curve, auth }: { curve: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), theirs])
  const material = Buffer.from(hkdfSync('sha256', curve.computeSecret(theirs), auth, info, 32))
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a two, and with as many zeros as hide its length.
  const end = plain.lastIndexOf(2)
  return plain.subarray(0, end).toString('utf8')
}
