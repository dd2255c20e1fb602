import { keepForLater } from '../../../offline/service-worker.ts'
import { wakePath } from '../../../routing/wake.ts'
import { devicePageCode } from '../reader/reader-data.ts'

/** One page stands for all chapters, one for all verses; the device fills them. */
const paths = [`/bible/${devicePageCode}/gen/1`, `/bible/${devicePageCode}/gen/1/1`, '/bible/search', '/bible']

/** Has the service worker keep what reading without a network needs: pages, their data, and the code of this document. */
export async function keepReaderPages(): Promise<void> {
  const { serviceWorker: workers } = navigator
  if (!workers) return
  // Loaded now, so that they are among what is kept.
  await Promise.all([
    import('./device-reader.tsx'),
    import('./search-saved.ts'),
    import('../picker/place-dialog.tsx'),
    import('../picker/translation-dialog.tsx'),
    import('../marks/verse-actions.tsx'),
    import('../marks/mark-shelf.ts'),
    import('../reference/find-references.ts').then(({ loadReferenceFinder }) => loadReferenceFinder('en')),
    import('../share/picture-dialog.tsx'),
  ])
  const { origin } = location
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/assets/`))
  const named = (await Promise.all(paths.map(listAssets))).flat().map((path) => `${origin}${path}`)
  const pages = paths.flatMap((path) => [`${origin}${path}`, `${origin}${wakePath(path)}`])
  // The pages last: once they are there, so is all that they need.
  await keepForLater(workers, [...new Set([...loaded, ...named]), ...pages])
}

/** The files that a page names: this document has not loaded the code of other pages. */
async function listAssets(path: string): Promise<string[]> {
  const html = await (await fetch(path)).text()
  return html.match(/\/assets\/[\w.-]+/g) ?? []
}
