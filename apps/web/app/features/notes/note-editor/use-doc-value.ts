import { useCallback, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'

/** Value derived from a document, updated with local and remote changes. `read` returns a primitive. */
export function useDocValue<T extends string | number | boolean>(doc: Y.Doc, read: (doc: Y.Doc) => T): T {
  const watch = useCallback(
    (onChange: () => void) => {
      doc.on('update', onChange)
      return () => doc.off('update', onChange)
    },
    [doc],
  )
  return useSyncExternalStore(watch, () => read(doc))
}
