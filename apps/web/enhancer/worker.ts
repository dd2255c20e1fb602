import { isSparing } from '../app/offline/is-sparing.ts'
import { browserHome, keepForLater, registerServiceWorker } from '../app/offline/service-worker.ts'
import { inertScriptType } from '../app/routing/wake.ts'
import { listSheets } from './sheets.ts'

const visitedKey = 'visited'

/**
 * Registers the service worker, reports a version that waits to take over, and has it keep this page, which may have come
 * before it. The app's modules are fetched from the second page on, and only where the connection is not sparing: the
 * first touch is then served from here.
 */
export async function keepThisPage(onUpdate: () => void): Promise<void> {
  const { serviceWorker: workers } = navigator
  if (!workers) return
  await registerServiceWorker(browserHome(), (news) => news === 'updated' && onUpdate())
  const assets = workers.controller ? [] : [location.href.replace(/#.*/, ''), ...loadedAssets()]
  const wanted = isSecondPage() && !isSparing() ? [...assets, ...appModules()] : assets
  if (wanted.length > 0) await keepForLater(workers, wanted)
}

function loadedAssets(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return names.filter((name) => name.startsWith(`${location.origin}/assets/`))
}

function appModules(): string[] {
  const inert = document.querySelector<HTMLScriptElement>(`script[type="${inertScriptType}"]`)
  const modules = inert?.dataset.modules?.split(' ') ?? []
  return [...listSheets(), ...modules].map((path) => new URL(path, location.origin).href.replace(/#.*/, ''))
}

function isSecondPage(): boolean {
  try {
    if (sessionStorage.getItem(visitedKey)) return true
    sessionStorage.setItem(visitedKey, '1')
  } catch {
    // Without storage every page counts as the first.
  }
  return false
}
