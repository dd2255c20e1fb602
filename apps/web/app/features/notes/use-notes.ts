import { whenBack } from '@narthex/client/device/when-back'
import { useEffect, useState } from 'react'
import { useReader } from '../../components/use-reader.ts'
import type { KeptMember } from '../../session/kept-member.ts'
import { whenLoggedIn } from '../../session/when-logged-in.ts'
import type { LocalNote } from './local/local-note.ts'

export interface Notes {
  /** Undefined until the device was read; `denied` where the browser keeps nothing. */
  readonly notes: readonly LocalNote[] | 'denied' | undefined
  /** State of loading the notes of other devices. */
  readonly news: 'asked' | 'heard' | 'failed'
}

/** A member's notes as this device has them, kept up to date with what happens in other tabs and on other devices. */
export function useNotes(): Notes {
  const owner = useReader()
  const [notes, setNotes] = useState<Notes>({ notes: undefined, news: 'asked' })
  useEffect(() => {
    if (!owner) return
    const shown = new AbortController()
    const change = (next: Partial<Notes>) => !shown.signal.aborted && setNotes((now) => ({ ...now, ...next }))
    followNotes(owner, change, shown.signal).catch(() => change({ notes: 'denied' }))
    return () => shown.abort()
  }, [owner])
  return notes
}

/** Tells of a member's notes until `signal` aborts. Rejects where the browser keeps nothing. */
async function followNotes(
  owner: KeptMember,
  onChange: (next: Partial<Notes>) => void,
  signal: AbortSignal,
): Promise<void> {
  const { openNotebook } = await import('./local/open-notebook.ts')
  const { store, channel, sync } = await openNotebook(owner)
  if (signal.aborted) return
  const show = async () => onChange({ notes: await store.list() })
  const refresh = () =>
    sync.refresh().then(
      () => onChange({ news: 'heard' }),
      () => onChange({ news: 'failed' }),
    )
  const stops = [whenBack(refresh), whenLoggedIn(refresh), channel.subscribe(() => void show().catch(() => {}))]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  await show()
  await refresh()
}
