import { useSyncExternalStore } from 'react'
import { create } from 'zustand'

/** Whether the last call went unanswered although the browser believes in its network. */
const useUnanswered = create<{ readonly isUnanswered: boolean }>()(() => ({ isUnanswered: false }))

export function markAnswered(): void {
  if (useUnanswered.getState().isUnanswered) useUnanswered.setState({ isUnanswered: false })
}

export function markUnanswered(): void {
  useUnanswered.setState({ isUnanswered: true })
}

/** Whether the site can be reached, as far as the browser and the last call know; the page as served believes so. */
export function useIsOnline(): boolean {
  const isUnanswered = useUnanswered((state) => state.isUnanswered)
  const hasNetwork = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return hasNetwork && !isUnanswered
}

function watch(onChange: () => void): () => void {
  const back = () => {
    markAnswered()
    onChange()
  }
  addEventListener('online', back)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', back)
    removeEventListener('offline', onChange)
  }
}
