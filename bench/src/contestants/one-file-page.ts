import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

export interface OneFilePageOptions {
  /** Pages by their addresses: the document, and the bytes of the script that it needs. */
  readonly pages: Readonly<Record<string, { readonly html: string; readonly scriptBytes: number }>>
}

/** Runs in the page: a tap before the script has come is kept, and the script answers it. */
const early = `<script>for (const type of ['pointerup', 'touchend', 'change'])
addEventListener(type, () => { window.isTapped = true; window.work?.() }, true)</script>`
const late =
  "window.work = () => { document.documentElement.dataset.worked = '' }\nif (window.isTapped) window.work()\n"

/** The product's pages with one script of as many bytes as theirs, which answers a tap once it is there: what no line can beat. */
contest(async ({ pages }: OneFilePageOptions) => {
  const server = createServer(({ url = '/' }, response) => {
    const scriptOf = /^\/one\.js\?(.*)$/.exec(url)?.[1]
    const page = pages[scriptOf === undefined ? url : decodeURIComponent(scriptOf)]
    if (!page) return response.writeHead(404).end()
    if (scriptOf !== undefined) {
      const filling = randomBytes(Math.ceil(page.scriptBytes * 0.75)).toString('base64')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(`${late}//${filling}`)
    }
    const still = page.html.replace(
      /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|preload)"[^>]*>/g,
      '',
    )
    const script = `<script async src="/one.js?${encodeURIComponent(url)}"></script>`
    const html = gzipSync(still.replace('</head>', `${early}${script}</head>`))
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(html)
  })
  return { port: await listening(server) }
})
