import { inertScriptType, type Wakes } from './wake.ts'

/** How the router begins its module script, with the mark of the page's own scripts. */
const moduleScript = (mark: string) => `<script nonce="${mark}" type="module" async="">`

const preload = /<link rel="modulepreload" href="([^"<>]*)"[^<>]*>/g

export interface Enhancer {
  /** The address of its script. */
  readonly address: string
  readonly wakes: Wakes
  /** When the clock alone makes another page of it: the app knows what it shows then. */
  readonly changesAt: Date | undefined
}

/**
 * Puts the app to sleep: no preloads, and its module script inert, with the list of its modules. The enhancer runs
 * instead and starts the app when the page needs it (`apps/web/enhancer/`). A page without the app stays as it is.
 */
export function withSleepingScripts(html: string, { address, wakes, changesAt }: Enhancer, mark: string): string {
  const begin = moduleScript(mark)
  const app = html.lastIndexOf(begin)
  if (app < 0) return html
  // React writes preloads in the head, which is a small part of the page to look through.
  const body = html.indexOf('</head>')
  const head = html.slice(0, body)
  const modules = Array.from(head.matchAll(preload), ([, href]) => href).join(' ')
  const inert = `<script nonce="${mark}" type="${inertScriptType}" data-modules="${modules}">`
  const change = changesAt ? ` data-changes-at="${changesAt.toISOString()}"` : ''
  const enhancer = `<script type="module" src="${address}" data-wakes="${wakes}"${change}></script>`
  return `${head.replace(preload, '')}${enhancer}${html.slice(body, app)}${inert}${html.slice(app + begin.length)}`
}
