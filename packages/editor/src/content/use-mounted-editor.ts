import { Editor, type EditorOptions } from '@tiptap/core'
import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * An editor in an element, for as long as the element is shown. Its options are those of the first render, but for
 * `editorProps`.
 */
export function useMountedEditor(
  options: Partial<EditorOptions>,
): readonly [editor: Editor, element: RefObject<HTMLDivElement | null>] {
  const { editorProps } = options
  const element = useRef<HTMLDivElement>(null)
  const [editor] = useState(() => new Editor({ ...options, element: null }))
  useEffect(() => {
    if (element.current) editor.mount(element.current)
    return () => editor.unmount()
  }, [editor])
  useEffect(() => {
    if (editorProps) editor.setOptions({ editorProps })
  }, [editor, editorProps])
  return [editor, element]
}
