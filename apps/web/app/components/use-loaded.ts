import { useCallback, useEffect, useState } from 'react'

/** Something of the member's on its way to the page, and what becomes of it. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T; readonly set: (value: T) => void; readonly reload: () => void }

/**
 * Loads in the browser what no page as served may hold. `load` is asked at the first render and at each `reload`, which
 * keeps what is shown until the new is there; it must be the same function from render to render.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly value: T } | 'failed'>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads again
  useEffect(() => {
    let isCurrent = true
    load().then(
      (value) => isCurrent && setLoaded({ value }),
      () => isCurrent && setLoaded((shown) => (typeof shown === 'object' ? shown : 'failed')),
    )
    return () => {
      isCurrent = false
    }
  }, [load, round])
  const reload = useCallback(() => setRound((rounds) => rounds + 1), [])
  const set = useCallback((value: T) => setLoaded({ value }), [])

  if (loaded === undefined) return { state: 'loading' }
  if (loaded !== 'failed') return { state: 'ready', value: loaded.value, set, reload }
  const retry = () => {
    setLoaded(undefined)
    reload()
  }
  return { state: 'failed', retry }
}
