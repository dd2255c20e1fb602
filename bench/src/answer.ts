import { type IncomingHttpHeaders, request as open } from 'node:http'
import { type HttpRequest, wireOf } from './http-request.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What a local server answers to one request, byte for byte as it was sent. */
export function answerTo(port: number, asked: HttpRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const wire = { ...wireOf(asked), path: asked.path }
    const request = open({ host: '127.0.0.1', port, ...wire, agent: false }, async (response) => {
      const chunks: Buffer[] = await response.toArray().catch((error) => {
        reject(error)
        return []
      })
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    request.on('error', reject)
    request.end(asked.body)
  })
}

/** The same, but anything but success throws. */
export async function successOf(port: number, request: HttpRequest): Promise<Answer> {
  const answer = await answerTo(port, request)
  if (answer.status !== 200) throw new Error(`${request.headers.host}${request.path} answered ${answer.status}`)
  return answer
}
