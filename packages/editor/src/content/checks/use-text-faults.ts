import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { readParts } from './read-parts.ts'
import { findFaults, type TextFault } from './text-faults.ts'

/** Writers are not told of what they are about to finish. */
const pauseMs = 900

/** The remarks on a text, read again when its writer pauses. */
export function useTextFaults(editor: Editor): readonly TextFault[] {
  const [faults, setFaults] = useState(() => findIn(editor))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => !editor.isDestroyed && setFaults(findIn(editor))
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(read, pauseMs)
    }
    editor.on('update', plan)
    editor.on('blur', plan)
    return () => {
      clearTimeout(timer)
      editor.off('update', plan)
      editor.off('blur', plan)
    }
  }, [editor])
  return faults
}

function findIn(editor: Editor): readonly TextFault[] {
  const { doc, selection } = editor.state
  const faults = findFaults(readParts(doc))
  if (!editor.isFocused) return faults
  // A heading is empty while its first word is thought of.
  return faults.filter(({ kind, part }) => kind !== 'headingEmpty' || part.at !== selection.$from.start())
}
