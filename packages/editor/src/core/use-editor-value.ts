import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** What `read` says of an editor, as its text and its selection change. A component renders when the answer is another one. */
export function useEditorValue<T extends string | number | boolean>(editor: Editor, read: (editor: Editor) => T): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      editor.on('transaction', onChange)
      return () => void editor.off('transaction', onChange)
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => read(editor))
}
