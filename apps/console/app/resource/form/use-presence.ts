import { useEffect, useState } from 'react'
import type { AnyConsoleResource } from '../console-resource.ts'
import { draftCalls } from '../record-calls.ts'

/** An editor that is not heard of for some such times counts as closed. */
const beatMs = 15_000

/** Tells that this editor has the record open while it is in sight, and gives the names of others who have. */
export function usePresence(kind: AnyConsoleResource, id: number | undefined, client: string): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    if (id === undefined || !kind.calls.presence) return
    let isHere = true
    // Writing goes on if the presence cannot be reported.
    const tell = (isOpen: boolean) =>
      draftCalls.presence(kind, id, client, isOpen).then(
        ({ outros }) => isHere && setOthers(outros.map(({ usuario }) => usuario?.nome ?? '')),
        () => {},
      )
    const beat = () => {
      if (document.visibilityState === 'visible') void tell(true)
    }
    beat()
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      void tell(false)
    }
  }, [kind, id, client])
  return others
}
