import { useCallback, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'

/** Something that a document says, as it changes here and elsewhere. `read` gives a text, a number or a truth. */
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
