import { useEffect, useRef, useState } from 'react'
import type { DraftSaver } from '../drafts/draft-saver.ts'
import type { DraftEvent, DraftStatus } from '../drafts/draft-types.ts'

export interface SaverState {
  readonly saver: DraftSaver
  readonly status: DraftStatus
}

/** A saver for as long as its editor is open. `hear` is told of everything but where what was typed is by now. */
export function useDraftSaver(create: () => DraftSaver, hear?: (event: DraftEvent) => void): SaverState {
  const [saver] = useState(create)
  const [status, setStatus] = useState(saver.status)
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(
    () =>
      saver.subscribe((event) => {
        if (event.type === 'status') setStatus(event.status)
        else latest.current?.(event)
      }),
    [saver],
  )
  const mounts = useRef(0)
  useEffect(() => {
    mounts.current += 1
    return () => {
      mounts.current -= 1
      // While the app is developed React mounts twice: what comes back at once was not left.
      queueMicrotask(() => void (mounts.current === 0 && saver.close()))
    }
  }, [saver])
  return { saver, status }
}
