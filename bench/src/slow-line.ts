import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../e2e/find-browser.ts'

/** Slow 3G as browsers simulate it, and a phone of a quarter of this machine's speed. */
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const cpuDivisor = 4
const limitMs = 60_000
/** Time after the page works in which something may still move. */
const settlingMs = 500

/** A first tap on a page, and how it is seen what came of it. Selectors are those of CSS. */
export interface FirstTap {
  /** The path of the page. */
  readonly path: string
  /** The control that is tapped as soon as it is painted. */
  readonly control: string
  /** Text that is typed into a field before. */
  readonly typed?: Readonly<Record<'field' | 'text', string>>
  /** The option that is chosen where the control is a list. */
  readonly option?: string
  /** Expression of the page: whether it shows that it noticed the tap, by a choice or by a control that waits. */
  readonly answered: string
  /** Expression of the page: whether what the tap asked for is there. */
  readonly working: string
}

export interface TapOutcome {
  /** Seconds from the tap until the page answers it, and from the start of the visit until what it asked for is there. */
  readonly answered: number
  readonly working: number
  /** Seconds from the start of the visit until the tap. */
  readonly tapped: number
  /** Addresses that the app asked for until then: not those of the document, its letters and pictures, and the enhancer. */
  readonly requests: readonly string[]
  /** Transferred bytes until then of the document, and of everything. */
  readonly documentBytes: number
  readonly bytes: number
  readonly layoutShift: number
}

/** A phone on a slow line; each visit has an empty cache and no stored data. `await using` ends the browser. */
export interface SlowPhone extends AsyncDisposable {
  tap(port: number, tap: FirstTap): Promise<TapOutcome>
}

/** Whether this machine has a Chromium. */
export const hasBrowser = (): boolean => findBrowser() !== undefined

/** Starts a browser as a slow phone at a church's address. Throws where there is none, or it does not start. */
export async function startSlowPhone(host: string, isSimulated = true): Promise<SlowPhone> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('There is no browser: set CHROMIUM_PATH')
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-component-update'] })
  return {
    [Symbol.asyncDispose]: () => browser.close(),
    async tap(port, tap) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: 'pt-BR',
        reducedMotion: 'reduce',
      })
      try {
        return await visit(context, `http://${host}:${port}${tap.path}`, tap, isSimulated)
      } finally {
        await context.close()
      }
    },
  }
}

async function visit(context: BrowserContext, address: string, tap: FirstTap, isSimulated: boolean) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const network = await watchNetwork(devtools)
  if (isSimulated) {
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuDivisor })
  }
  await page.addInitScript(watchTap(tap))
  await page.goto(address, { waitUntil: 'commit', timeout: limitMs })
  const control = page.locator(tap.control).first()
  await until(page, "performance.getEntriesByName('first-contentful-paint').length > 0")
  await control.waitFor({ timeout: limitMs })
  await control.scrollIntoViewIfNeeded()
  if (tap.typed) await page.fill(tap.typed.field, tap.typed.text)
  if (tap.option === undefined) await control.tap({ noWaitAfter: true, timeout: limitMs })
  else await control.selectOption(tap.option, { noWaitAfter: true, timeout: limitMs })
  await until(page, 'window.seen?.working !== undefined')
  const { requests, documentBytes, bytes } = network
  const asked = [...requests]
  await page.waitForTimeout(settlingMs)
  return { ...(await readSeen(page)), requests: asked, documentBytes, bytes }
}

/** Waits until an expression of the page is true; the policy of the page forbids it to watch one itself. Throws when it takes too long. */
async function until(page: Page, expression: string): Promise<void> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; ) {
    if (await page.evaluate<boolean>(expression)) return
    await page.waitForTimeout(50)
  }
  throw new Error(`${page.url()} did not come to ${expression}`)
}

/** Moments in milliseconds since the visit began. */
interface Seen {
  readonly tapped?: number
  readonly answered?: number
  readonly working?: number
  readonly layoutShift: number
}

/** Script of the page that notes when the tap came, was answered and worked, and what moved without a touch. */
const watchTap = ({ answered, working }: FirstTap) => `(() => {
const seen = (window.seen = { layoutShift: 0 })
const note = ({ timeStamp }) => { seen.tapped ??= timeStamp }
for (const type of ['pointerup', 'touchend', 'change']) addEventListener(type, note, { capture: true })
const look = () => {
  if (seen.tapped !== undefined) {
    const works = ${working}
    if (works || ${answered}) seen.answered ??= performance.now()
    if (works) return void (seen.working = performance.now())
  }
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.layoutShift += value
}).observe({ type: 'layout-shift', buffered: true })
})()`

async function readSeen(page: Page): Promise<Omit<TapOutcome, 'requests' | 'documentBytes' | 'bytes'>> {
  const seen = await page.evaluate<Seen>('window.seen')
  const { tapped = Number.NaN, answered = Number.NaN, working = Number.NaN, layoutShift } = seen
  const seconds = { tapped: tapped / 1000, answered: (answered - tapped) / 1000, working: working / 1000 }
  return { ...seconds, layoutShift }
}

interface Traffic {
  readonly requests: string[]
  documentBytes: number
  bytes: number
}

/** Types of requests of a page before anything is touched. */
const ofPage = /^(?:Document|Font|Image|Manifest)$/

/** Requests of the app in their order, and bytes that came. */
async function watchNetwork(devtools: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: [], documentBytes: 0, bytes: 0 }
  const documents = new Set<string>()
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request: { url }, requestId, type = '' }) => {
    if (type === 'Document') documents.add(requestId)
    if (url.startsWith('http') && !ofPage.test(type) && !url.includes('/enhancer-')) traffic.requests.push(url)
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    traffic.bytes += encodedDataLength
    if (documents.has(requestId)) traffic.documentBytes += encodedDataLength
  })
  return traffic
}
