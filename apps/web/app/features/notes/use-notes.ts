import { useEffect, useState } from 'react'
import { useReader } from '../../components/use-reader.ts'
import { whenBack } from '../../offline/when-back.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'
import type { LocalNote } from './local/local-note.ts'

export interface Notes {
  /** Nothing until the device has told; `denied` where the browser keeps nothing. */
  readonly notes: readonly LocalNote[] | 'denied' | undefined
  /** Whether the member's other devices were heard. */
  readonly news: 'asked' | 'heard' | 'failed'
}

/** A member's notes as this device has them, kept up to date with what happens in other tabs and on other devices. */
export function useNotes(): Notes {
  const owner = useReader()
  const isMember = useSession(isLoggedIn)
  const [notes, setNotes] = useState<Notes['notes']>()
  const [news, setNews] = useState<Notes['news']>('asked')

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more when the member is known
  useEffect(() => {
    if (!owner) return
    let isCurrent = true
    let stop = () => {}
    const begin = async () => {
      const { openNotebook } = await import('./local/open-notebook.ts')
      const { store, channel, sync } = await openNotebook(owner)
      const show = async () => {
        const listed = await store.list()
        if (isCurrent) setNotes(listed)
      }
      if (!isCurrent) return
      // Loaded again once the session is known.
      const refresh = () =>
        sync.refresh().then(
          () => isCurrent && setNews('heard'),
          () => isCurrent && setNews('failed'),
        )
      const rest = whenBack(() => void refresh())
      const unsubscribe = channel.subscribe(() => void show().catch(() => {}))
      stop = () => {
        rest()
        unsubscribe()
      }
      await show()
      await refresh()
    }
    begin().catch(() => isCurrent && setNotes('denied'))
    return () => {
      isCurrent = false
      stop()
    }
  }, [owner, isMember])

  return { notes, news }
}
