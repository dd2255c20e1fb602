import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const command = join(dirname(createRequire(import.meta.url).resolve('lighthouse')), '../cli/index.js')

/** What one visit by Lighthouse tells: a mobile phone on a simulated slow 4G line. */
export interface Visit {
  readonly seconds: { readonly lcp: number; readonly tbt: number }
  readonly cls: number
  /** Categories from 0 to 1. */
  readonly scores: Readonly<Record<string, number>>
  /** What the network carried, as it was sent. */
  readonly requests: number
  readonly bytes: Readonly<Record<'Stylesheet' | 'total', number>>
  readonly scripts: readonly string[]
}

interface Report {
  readonly audits: Record<string, { numericValue: number; details?: { items: NetworkRequest[] } }>
  readonly categories: Record<string, { score: number }>
  readonly runtimeError?: { readonly message: string }
}

interface NetworkRequest {
  readonly url: string
  readonly resourceType: string
  readonly transferSize: number
}

/** Visits a page with an empty profile. Throws where there is no browser or the visit fails twice. */
export function visitWithLighthouse(url: string): Promise<Visit> {
  // Now and then the browser records no beginning, and Lighthouse asks to be run again.
  return visitOnce(url).catch(() => visitOnce(url))
}

async function visitOnce(url: string): Promise<Visit> {
  const flags = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'
  const { stdout } = await run(
    process.execPath,
    [command, url, '--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser() }, maxBuffer: 64 * 1024 * 1024 },
  )
  return visitOf(JSON.parse(stdout))
}

function visitOf({ audits, categories, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(runtimeError.message)
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => url.startsWith('http'))
  const sum = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((bytes, { transferSize }) => bytes + transferSize, 0)
  const seconds = (audit: string) => (audits[audit]?.numericValue ?? Number.NaN) / 1000
  return {
    seconds: { lcp: seconds('largest-contentful-paint'), tbt: seconds('total-blocking-time') },
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score])),
    requests: requests.length,
    bytes: { Stylesheet: sum('Stylesheet'), total: sum() },
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url),
  }
}

function browser(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome']
  const known = [process.env.CHROMIUM_PATH, ...names.flatMap((name) => folders.map((folder) => join(folder, name)))]
  const found = known.find((path) => path && existsSync(path))
  if (!found) throw new Error('There is no browser: set CHROMIUM_PATH')
  return found
}
