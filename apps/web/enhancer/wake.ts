import { type AwakeEvent, awakeEvent, inertScriptType, wakePath } from '../app/routing/wake.ts'
import { loadSheets } from './sheets.ts'

declare global {
  interface Window {
    /** The router's own hand-off: it hydrates with what is written into its stream. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
  }
}

let waking: Promise<void> | undefined
let hasData = false

/** Whether this page can hydrate; an error page without a site has no app. */
export function canWake(): boolean {
  return findInertScript() !== null
}

/**
 * Starts the app once: requests its modules and the page's data in parallel, then runs its script. Resolves when the app
 * controls the page and the session is known. Rejects when something could not be loaded; the next call tries again.
 */
export function wake(): Promise<void> {
  waking ??= start().catch((error: unknown) => {
    waking = undefined
    throw error
  })
  return waking
}

async function start(): Promise<void> {
  const inert = findInertScript()
  if (!inert) return
  const { dataset } = document.documentElement
  dataset.waking = ''
  try {
    preload(inert.dataset.modules?.split(' ') ?? [])
    await Promise.all([loadSheets(), hasData || loadData().then(handOver)])
    await run(inert)
  } finally {
    delete dataset.waking
  }
}

const findInertScript = () => document.querySelector<HTMLScriptElement>(`script[type="${inertScriptType}"]`)

/** All modules at once, instead of one level of imports after the other. */
function preload(modules: readonly string[]): void {
  for (const href of modules) {
    if (document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

async function loadData(): Promise<string> {
  const answer = await fetch(`${wakePath(location.pathname)}${location.search}`)
  if (!answer.ok) throw new Error(`The data of this page could not be loaded: ${answer.status}`)
  return answer.text()
}

function handOver(data: string): void {
  const controller = window.__reactRouterContext?.streamController
  controller?.enqueue(data)
  controller?.close()
  hasData = true
}

/** The running copy has exactly the text of the inert script, so that one hash of the page's policy allows both. */
function run(inert: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    addEventListener(awakeEvent, (event) => (event as AwakeEvent).detail.then(() => resolve()), { once: true })
    const script = Object.assign(document.createElement('script'), { type: 'module', textContent: inert.textContent })
    script.addEventListener('error', () => reject(new Error('A module of the app could not be loaded')))
    document.head.append(script)
  })
}
