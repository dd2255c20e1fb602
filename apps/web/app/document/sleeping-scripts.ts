import { inertScriptType, type Wakes } from '../routing/wake.ts'
import { type DocumentParts, moduleScript } from './document-parts.ts'

const preload = /<link rel="modulepreload" href="([^"<>]*)"[^<>]*>/g

export interface Enhancer {
  /** The address of its script. */
  readonly address: string
  readonly wakes: Wakes
  /** Time at which the page changes without an edit: the app knows the content from then on. */
  readonly changesAt: Date | undefined
  /** Files of parts that the app loads as soon as it is awake. */
  readonly later: readonly string[]
}

/**
 * Puts the app to sleep: no preloads, and its module script inert, with the list of its modules. The enhancer runs
 * instead and starts the app when the page needs it (`apps/web/enhancer/`); a page that wakes at once asks for the modules
 * itself, before the enhancer has come. A page without the app stays as it is.
 */
export function withSleepingScripts(
  { head, body, end }: DocumentParts,
  { address, wakes, changesAt, later }: Enhancer,
  mark: string,
): DocumentParts {
  const begin = moduleScript(mark)
  if (!end.startsWith(begin)) return { head, body, end }
  // React writes preloads in the head.
  const modules = [...new Set([...Array.from(head.matchAll(preload), ([, href]) => href), ...later])]
  const inert = `<script nonce="${mark}" type="${inertScriptType}" data-modules="${modules.join(' ')}">`
  const change = changesAt ? ` data-changes-at="${changesAt.toISOString()}"` : ''
  const enhancer = `<script type="module" src="${address}" data-wakes="${wakes}"${change}></script>`
  const early = wakes === 'load' ? modules.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('') : ''
  return { head: head.replace(preload, '') + enhancer + early, body, end: inert + end.slice(begin.length) }
}
