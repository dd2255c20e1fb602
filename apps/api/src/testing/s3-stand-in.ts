import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../platform/files/s3-files.ts'

export interface S3StandIn {
  readonly settings: S3Settings
  /** Its objects, by path below the bucket. */
  readonly kept: ReadonlyMap<string, Buffer>
  /** The methods that were let through, in their order. */
  readonly taken: readonly string[]
  /** Answers the next requests with this status, instead of taking them. */
  refuse(times: number, status: number): void
  close(): Promise<void>
}

const secret = 'secret-of-a-test'
const keyId = 'KEYOFATEST'

/** A service on this machine that speaks as much of S3 as a file store needs, and takes nothing that is not rightly signed. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const kept = new Map<string, Buffer>()
  const taken: string[] = []
  const refusals: number[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const refusal = refusals.shift()
    if (refusal) return void response.writeHead(refusal).end()
    if (!isSigned(request, body)) return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    taken.push(request.method ?? '')
    answer(kept, request, body, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'church-files',
      region: 'eu-test-1',
      accessKeyId: keyId,
      secretAccessKey: secret,
    },
    kept,
    taken,
    refuse: (times, status) => void refusals.push(...Array.from({ length: times }, () => status)),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

function answer(
  kept: Map<string, Buffer>,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  to: ServerResponse,
) {
  const name = url.replace('/church-files/', '')
  const found = kept.get(name)
  if (url === name) return void to.writeHead(404).end('<Code>NoSuchBucket</Code>')
  if (method === 'PUT') kept.set(name, body)
  if (method === 'DELETE') kept.delete(name)
  if (method === 'PUT' || method === 'DELETE') return void to.writeHead(method === 'PUT' ? 200 : 204).end()
  if (!found) return void to.writeHead(404).end('<Code>NoSuchKey</Code>')
  const [, from, until] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const bytes = from ? found.subarray(Number(from), Number(until) + 1) : found
  to.writeHead(from ? 206 : 200, { 'content-length': bytes.length }).end(method === 'HEAD' ? undefined : bytes)
}

/** Signature Version 4, as its documentation describes it. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(.+)$/
  const [, id, scope = '', day = '', region = '', names = '', signature] =
    pattern.exec(headers.authorization ?? '') ?? []
  const content = String(headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, url, '', signed.join(''), names, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return id === keyId && names.includes('host') && signature === hmac(key, text).toString('hex')
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
