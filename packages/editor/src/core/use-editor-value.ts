import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** Reads a value of an editor as its text and selection change. Renders only when the value changes. */
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
