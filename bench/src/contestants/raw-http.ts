import { createServer } from 'node:http'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

export interface RawHttpOptions {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
}

/** node:http with ready bytes: as little as a Node server can do. */
contest(async ({ headers, body }: RawHttpOptions) => {
  const flat = headers.flat()
  const server = createServer((_request, response) => {
    response.writeHead(200, flat)
    response.end(body)
  })
  return { port: await listening(server) }
})
