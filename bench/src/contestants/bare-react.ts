import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { parsePage, toReactElement } from './bare-page.ts'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

export interface BareReactOptions {
  /** Pages that React rendered; it renders the first until it is told to switch. */
  readonly pages: readonly string[]
}

/** node:http and renderToString of the same page from plain elements: no data, routes or components. */
contest(async ({ pages }: BareReactOptions) => {
  const parsed = pages.map(parsePage)
  let current = parsed[0]
  const server = createServer((_request, response) => {
    if (!current) throw new Error('There is no page')
    const body = Buffer.from(`<!DOCTYPE html>${renderToString(toReactElement(current))}`)
    response.writeHead(200, ['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)])
    response.end(body)
  })
  const turns = parsed.map((page, place) => [
    `turn to ${place}`,
    () => {
      current = page
      return place
    },
  ])
  return { port: await listening(server), answers: Object.fromEntries(turns) }
})
