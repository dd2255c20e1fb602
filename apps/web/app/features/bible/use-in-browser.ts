import { useSyncExternalStore } from 'react'

const noChange = () => () => {}

/** False on the server and while the served page hydrates. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}
