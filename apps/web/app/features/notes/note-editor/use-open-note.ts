import { useEffect, useState } from 'react'
import { useReader } from '../../../components/use-reader.ts'
import { type Opened, showNote } from './show-note.ts'

/** Opens a note for as long as it is shown; what another device wrote joins it. */
export function useOpenNote(id: string, isNew: boolean): Opened {
  const owner = useReader()
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  useEffect(() => {
    if (!owner) return
    const shown = new AbortController()
    void showNote({ owner, id, isNew }, setOpened, shown.signal)
    return () => shown.abort()
  }, [owner, id, isNew])
  return opened
}
