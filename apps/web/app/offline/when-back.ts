/** Calls whenever the reader comes back to this page, or the network to the reader. Gives how to stop. */
export function whenBack(call: () => unknown): () => void {
  const onVisible = () => document.visibilityState === 'visible' && call()
  addEventListener('online', call)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', call)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
