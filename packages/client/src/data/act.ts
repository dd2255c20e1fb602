/** The result of the last act. */
export type Outcome<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }

/**
 * Runs an act unless one is under way, in a list unless one of the same row is: `key` is the row's. Never rejects; resolves
 * to whether it was done, to undefined where it was not begun.
 */
export type RunAct<T> = (act: () => Promise<T>, key?: string | number) => Promise<boolean | undefined>

/**
 * Runs one act at a time, also for calls within one turn, and shows what becomes of it, of several what came last. What is
 * neither the API's answer nor a lost connection is a bug: it is reported as well.
 */
export function createActRunner<T>(show: (outcome: Outcome<T>) => void): RunAct<T> {
  const underway = new Set<string | number | undefined>()
  return async (act, key) => {
    if (underway.has(key)) return undefined
    underway.add(key)
    show({ state: 'busy' })
    try {
      show({ state: 'done', value: await act() })
      return true
    } catch (error) {
      reportBug(error)
      show({ state: 'failed', error })
      return false
    } finally {
      underway.delete(key)
    }
  }
}

/** Reports what is neither an answer of the API nor a lost connection, which readers are told of anyway. */
export function reportBug(error: unknown): void {
  // By name, not by class: a page that calls nothing yet does without the API's client.
  const isExpected = error instanceof Error && (error.name === 'ApiError' || error.name === 'NoResponseError')
  if (!isExpected) reportError(error)
}
