import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { clientFolder } from '@narthex/server/pages/page-renderer'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

export interface StillPageOptions {
  readonly html: string
}

const types: Record<string, string> = { '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' }

/** The product's page without scripts, with the same styles and fonts: the cost of its text and pictures. */
contest(async ({ html }: StillPageOptions) => {
  const still = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  const gzip = { 'content-encoding': 'gzip' }
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/')
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...gzip }).end(gzipSync(still))
    const path = join('/', new URL(url, 'http://still').pathname)
    const type = types[extname(path)]
    const file = type && (await readFile(join(clientFolder, path)).catch(() => undefined))
    if (file)
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600', ...gzip }).end(gzipSync(file))
    else response.writeHead(404).end()
  })
  return { port: await listening(server) }
})
