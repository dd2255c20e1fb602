import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Loaded } from './loaded.ts'

/** The last value shown for a key. */
interface Shown<T> {
  readonly key: string
  readonly value: T | undefined
  /** The last load failed. */
  readonly hasFailed: boolean
}

/**
 * Loads in the browser what a public page as served does not hold, without the library that keeps members' data. Only the
 * answer to the last load counts. Nothing is kept once the page is left.
 * @param key names what is loaded: another key loads again, `undefined` loads nothing
 * @param load gives the value, or one after the other, such as what the device keeps and then what the server has
 */
export function useLoaded<T extends NonNullable<unknown> | null>(
  key: string | undefined,
  load: () => Promise<T> | AsyncIterable<T>,
): Loaded<T> {
  const [state, setState] = useState<Shown<T>>()
  const last = useRef<AbortController>(undefined)
  const shown = state?.key === key ? state : undefined

  async function run(name: string): Promise<void> {
    last.current?.abort()
    last.current = new AbortController()
    const { signal } = last.current
    const change = (next: Partial<Shown<T>>) => {
      if (signal.aborted) return
      setState((before) => ({
        key: name,
        value: before?.key === name ? before.value : undefined,
        hasFailed: false,
        ...next,
      }))
    }
    change({})
    try {
      const loading = load()
      if (!(Symbol.asyncIterator in loading)) return change({ value: await loading })
      for await (const value of loading) {
        if (signal.aborted) break
        change({ value })
      }
    } catch {
      change({ hasFailed: true })
    }
  }
  const start = useEffectEvent(run)
  useEffect(() => {
    if (key === undefined) return
    void start(key)
    return () => last.current?.abort()
  }, [key])

  const reload = async () => {
    if (key !== undefined) await run(key)
  }
  const update = useCallback((change: (value: T) => T) => {
    last.current?.abort()
    setState((before) => (before?.value === undefined ? before : { ...before, value: change(before.value) }))
  }, [])
  if (shown?.value !== undefined) {
    return { state: 'ready', value: shown.value, hasFailed: shown.hasFailed, update, reload }
  }
  return { state: shown?.hasFailed ? 'failed' : 'loading', reload }
}
