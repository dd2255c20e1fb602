import { wakePath } from '../routing/wake.ts'
import { keepForLater } from './service-worker.ts'

/**
 * Has the service worker keep pages that were not opened: their files, their data to wake with and themselves. Does nothing
 * where there is no service worker.
 * @param files further files that they need
 */
export async function keepPages(paths: readonly string[], files: readonly string[] = []): Promise<void> {
  const { serviceWorker: workers } = navigator
  if (!workers) return
  const { origin } = location
  const named = (await Promise.all(paths.map(listAssets))).flat().map((path) => `${origin}${path}`)
  const pages = paths.flatMap((path) => [`${origin}${path}`, `${origin}${wakePath(path)}`])
  // The pages last: once they are there, so is all that they need.
  await keepForLater(workers, [...new Set([...files, ...named]), ...pages])
}

/** The files that this document has loaded. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
}

/** The files that a page names: this document has not loaded the code of other pages. */
async function listAssets(path: string): Promise<string[]> {
  const html = await (await fetch(path)).text()
  return html.match(/\/assets\/[\w.-]+/g) ?? []
}
