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

/** Network details that some browsers expose (Network Information API). */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the reader asked to save data, or the network is slow. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
