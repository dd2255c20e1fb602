import { keepPages, loadedFiles } from '../../../offline/keep-pages.ts'
import { devicePageCode } from '../reader/reader-data.ts'

/** Pages to keep: a single page serves all chapters and another all verses; the device fills them. */
const paths = [`/bible/${devicePageCode}/gen/1`, `/bible/${devicePageCode}/gen/1/1`, '/bible/search', '/bible']

/** Has the service worker keep what reading without a network needs: pages, their data, and the code of this document. */
export async function keepReaderPages(): Promise<void> {
  if (!navigator.serviceWorker) return
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
  await keepPages(paths, loadedFiles())
}
