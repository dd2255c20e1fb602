import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { elementsOf, parsePage } from './bare-page.ts'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

export interface BareReactOptions {
  /** A page that React wrote. */
  readonly html: string
}

/** node:http and renderToString of the same page, each time from bare elements: no data, no routes, no components. */
contest(async ({ html }: BareReactOptions) => {
  const page = parsePage(html)
  const server = createServer((_request, response) => {
    const body = Buffer.from(`<!DOCTYPE html>${renderToString(elementsOf(page))}`)
    response.writeHead(200, ['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)])
    response.end(body)
  })
  return { port: await listening(server) }
})
