import { createServer } from 'node:http'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

export interface RawHttpOptions {
  /** Responses of the server, which sends the first until it is told to switch. */
  readonly responses: readonly RawResponse[]
}

export interface RawResponse {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
}

/** node:http with prepared bytes: the minimum that a Node server does. */
contest(async ({ responses }: RawHttpOptions) => {
  const ready = responses.map(({ headers, body }) => ({ flat: headers.flat(), body }))
  let [current] = ready
  const server = createServer((_request, response) => {
    response.writeHead(200, current?.flat)
    response.end(current?.body)
  })
  const turns = ready.map((each, place) => [
    `turn to ${place}`,
    () => {
      current = each
      return place
    },
  ])
  return { port: await listening(server), answers: Object.fromEntries(turns) }
})
