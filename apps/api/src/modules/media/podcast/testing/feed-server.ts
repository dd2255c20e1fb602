import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webReach } from '../../../../platform/net/guarded-get.ts'
import type { Reach } from '../../../../platform/net/reach.ts'

export interface FeedAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface FeedServer {
  /** URL of the feed. */
  readonly address: string
  readonly asked: IncomingHttpHeaders[]
  answer: FeedAnswer | ((headers: IncomingHttpHeaders) => FeedAnswer)
  close(): void
}

/** Allows requests to 127.0.0.1, which the product refuses. */
export const localReach: Reach = { ...webReach, includes: (address) => address === '127.0.0.1', ports: undefined }

/** Starts a fake podcast hosting service. */
export async function startFeedServer(): Promise<FeedServer> {
  const server = createServer((request, response) => {
    feeds.asked.push(request.headers)
    const answer = typeof feeds.answer === 'function' ? feeds.answer(request.headers) : feeds.answer
    const { status = 200, headers = {}, body = '' } = answer
    response.writeHead(status, { 'content-type': 'application/rss+xml; charset=utf-8', ...headers }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const feeds: FeedServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
    asked: [],
    answer: {},
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return feeds
}
