import { keepPages, loadedFiles } from '../../../offline/keep-pages.ts'
import { devicePageCode } from '../reader/reader-data.ts'

/** One page stands for all chapters, one for all verses; the device fills them. */
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
