import { existsSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { running } from './visit.ts'

const clientFolder = join(import.meta.dirname, '../apps/web/build/client')

/** Cost of a first visit to a page, in bytes as browsers get them over TLS: compressed by brotli. */
export interface PageWeight {
  /** The document with the style that it carries. */
  readonly htmlBytes: number
  /** The style in the document alone. */
  readonly styleBytes: number
  /** Style sheets that are requested before the reader touches something. */
  readonly styleSheets: readonly string[]
  /** Inline scripts and files until the reader touches something. */
  readonly scriptBytes: number
  /** Scripts with the whole app, once the page was woken. */
  readonly wokenScriptBytes: number
  /**
   * Addresses requested until the reader touches something, the service worker's own among them. A reading that the clock
   * repeats counts once: how often it comes depends on how fast the machine is.
   */
  readonly requests: number
  /** Files of scripts that the page loads, once woken. */
  readonly scripts: readonly string[]
  /** Everything that it loads, once woken. */
  readonly paths: readonly string[]
}

/** Opens a page as a new visitor, waits until it is at rest, then wakes it. */
export async function weigh(page: Page, address: string): Promise<PageWeight> {
  const paths: string[] = []
  page.on('request', (asked) => {
    if (asked.url().startsWith('http')) paths.push(new URL(asked.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const asleep = [...paths]
  const textOf = (selector: string) =>
    page.evaluate((wanted) => [...document.querySelectorAll(wanted)].map((one) => one.textContent).join('\n'), selector)
  const [inline, style] = [await textOf('script:not([src])'), await textOf('style')]
  await running(page)
  await page.waitForLoadState('networkidle')
  const inlineBytes = brotliCompressSync(inline).length
  return {
    htmlBytes: await sentBytes(address),
    styleBytes: brotliCompressSync(style).length,
    styleSheets: asleep.filter((path) => path.endsWith('.css')),
    scriptBytes: inlineBytes + fileBytes(asleep, '.js'),
    wokenScriptBytes: inlineBytes + fileBytes(paths, '.js'),
    requests: new Set(asleep).size,
    scripts: paths.filter((path) => path.endsWith('.js')),
    paths: [...paths],
  }
}

function fileBytes(paths: readonly string[], ending: string): number {
  const files = new Set(paths.filter((path) => path.startsWith('/assets/') && path.endsWith(ending)))
  return [...files].reduce((sum, path) => sum + sizeOf(join(clientFolder, path)), 0)
}

/** Small files are sent as they are. */
function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** The bytes of a document's brotli form. */
function sentBytes(address: string): Promise<number> {
  const { host, port, pathname, search } = new URL(address)
  const options = { host: '127.0.0.1', port, path: `${pathname}${search}` }
  const headers = { host, 'accept-encoding': 'br', 'accept-language': 'pt-BR' }
  return new Promise((resolve, reject) => {
    request({ ...options, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
