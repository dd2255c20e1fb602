import { useEffect, useState } from 'react'
import type { AnyConsoleResource } from '../console-resource.ts'
import { recordPath } from '../kind-paths.ts'
import { takeOpened } from './last-opened.ts'

/** The record that one comes back from: its row takes the focus once the list is there. */
export function useReturn(kind: AnyConsoleResource, isReady: boolean): number | undefined {
  const [openedId] = useState(() => takeOpened(kind.name))
  useEffect(() => {
    if (openedId === undefined || !isReady) return
    document.querySelector<HTMLElement>(`main a[href="${recordPath(kind, openedId)}"]`)?.focus({ preventScroll: true })
  }, [kind, openedId, isReady])
  return openedId
}
