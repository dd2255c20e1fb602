import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { UnavailableError } from '../errors/unavailable.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { type FileStore, toStoragePath } from './file-store.ts'
import { computeSha256 } from './sha256.ts'

export interface S3Settings {
  /** Address of the service, without the bucket: `https://s3.example`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Time limit before the service answers, plus the slowest accepted transfer rate. */
const patienceMs = 15_000
const bytesPerMs = 1000

/** Keeps files in a bucket of any service that speaks S3's protocol. Each is sent in one piece: 5 GB at most. */
export function s3Files({ endpoint, bucket, ...credentials }: S3Settings): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })

  async function call(
    method: string,
    church: ChurchScope,
    name: string,
    init: { headers?: Record<string, string>; body?: Blob } = {},
  ): Promise<Response> {
    const address = `${endpoint}/${bucket}/${toStoragePath(church, name)}`
    const answer = await withPatience(init.body?.size ?? 0, (signal) =>
      client.fetch(address, { ...init, method, signal }),
    ).catch((error) => {
      throw new UnavailableError('The file store does not answer', { cause: error })
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    const refusal = new Error(`The file store answered ${method} with ${answer.status}`)
    // It is full (507), asks for a slower pace (429, 503), or fails.
    if (answer.status === 429 || answer.status >= 500) throw new UnavailableError(refusal.message, { cause: refusal })
    throw refusal
  }

  return {
    async put(church, name, content) {
      // Signed with the request: what arrives changed is refused.
      const headers = { 'x-amz-content-sha256': (await computeSha256(content)).toString('hex') }
      const answer = await call('PUT', church, name, { body: content, headers })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error('The file store has no such bucket')
    },
    async get(church, name, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const { ok, body } = await call('GET', church, name, headers ? { headers } : {})
      if (ok && body) return Readable.fromWeb(body as ReadableStream)
      await body?.cancel()
      return undefined
    },
    async stat(church, name) {
      const answer = await call('HEAD', church, name)
      return answer.ok ? Number(answer.headers.get('content-length')) : undefined
    },
    async remove(church, name) {
      const answer = await call('DELETE', church, name)
      await answer.body?.cancel()
    },
  }
}

/** Limits the time until an answer begins; what follows may take its time. */
async function withPatience(bytes: number, ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patienceMs + bytes / bytesPerMs)
  try {
    return await ask(giveUp.signal)
  } finally {
    clearTimeout(timer)
  }
}
