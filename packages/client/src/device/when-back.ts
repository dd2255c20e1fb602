/** Calls back when the page becomes visible or the network returns. Returns the function that stops it. */
export function whenBack(call: () => unknown): () => void {
  const onVisible = () => document.visibilityState === 'visible' && call()
  addEventListener('online', call)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', call)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
