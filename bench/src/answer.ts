import { type Agent, type IncomingHttpHeaders, request as open } from 'node:http'
import { type HttpRequest, toRequestOptions } from './http-request.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The answer of a local server to one request, byte for byte; on a new connection by default. */
export function answerTo(port: number, asked: HttpRequest, agent: Agent | false = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const wire = { ...toRequestOptions(asked), path: asked.path }
    const request = open({ host: '127.0.0.1', port, ...wire, agent }, async (response) => {
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

/** Sends a request and throws unless it succeeds. */
export async function fetchSuccess(port: number, request: HttpRequest): Promise<Answer> {
  const answer = await answerTo(port, request)
  if (answer.status !== 200) throw new Error(`${request.headers.host}${request.path} answered ${answer.status}`)
  return answer
}
