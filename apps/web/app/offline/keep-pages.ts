import type { KeptPage } from '../../service-worker/kept-pages.ts'
import { namedAssets } from '../../service-worker/named-assets.ts'
import type { PagePath } from '../routing/page-path.ts'
import { wakePath } from '../routing/wake.ts'
import { keepForLater, sendToWorker } from './service-worker.ts'

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

/** Pages that the device keeps before they are opened. */
export interface PagesToKeep {
  readonly paths: readonly PagePath[]
  /** Stand first on the offline page, by what they are about: the title of the page itself goes before. */
  readonly listed: readonly (KeptPage & { readonly path: PagePath })[]
}

/**
 * Has the service worker keep pages with all that they name, each at most once a day, and list some of them first. What
 * the same source listed before makes room.
 */
export async function keepPagesAhead(source: string, pages: PagesToKeep): Promise<void> {
  const { serviceWorker: workers } = navigator
  if (!workers) return
  // A worker in charge has kept what this document loaded.
  if (!workers.controller) await keepForLater(workers, loadedFiles())
  await sendToWorker(workers, { type: 'KEEP_AHEAD', source, ...pages })
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
  return [...namedAssets(await (await fetch(path)).text())]
}
