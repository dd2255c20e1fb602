import { useEffect, useRef, useState } from 'react'
import { type CopyPlace, keepCopy, takeCopy } from '../../resource/drafts/local-copies.ts'
import type { FormValues } from '../../resource/form/kind-editor.ts'

/**
 * What is typed and not saved yet: kept on the device at every change, so that it is there after a reload, another page, or a
 * session that ended. Logging out on purpose forgets it, as it does all that is not sent.
 */
export function useKeptTyping<T extends FormValues>(kind: string, id: number, empty: T) {
  const [typed, setTyped] = useState<T>(empty)
  const isTouched = useRef(false)
  const [isFound, setFound] = useState(false)
  const start = useRef(empty)
  useEffect(() => {
    let isShown = true
    void takeCopy([kind, String(id)]).then((copy) => {
      // Someone who types already goes on with that.
      if (!isShown || !copy || isTouched.current) return
      setTyped(copy.values as T)
      setFound(true)
    })
    return () => {
      isShown = false
    }
  }, [kind, id])
  const place: CopyPlace = [kind, String(id)]
  const type = (values: T) => {
    isTouched.current = true
    setTyped(values)
    void keepCopy(place, { values, saved: undefined, writtenAtMs: Date.now() })
  }
  const forget = () => {
    isTouched.current = false
    setTyped(start.current)
    setFound(false)
    void keepCopy(place, undefined)
  }
  return { typed, type, forget, isFound }
}
