import { get, type IncomingHttpHeaders } from 'node:http'
import type { HttpRequest } from './load.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What a local server answers to one request, byte for byte as it was sent. */
export function answerTo(port: number, { path, headers }: HttpRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = await response.toArray().catch((error) => {
        reject(error)
        return []
      })
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    request.on('error', reject)
  })
}

/** The same, but anything but success throws. */
export async function successOf(port: number, request: HttpRequest): Promise<Answer> {
  const answer = await answerTo(port, request)
  if (answer.status !== 200) throw new Error(`${request.headers.host}${request.path} answered ${answer.status}`)
  return answer
}
