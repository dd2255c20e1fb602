import { useCallback, useState } from 'react'
import { createActRunner, type Outcome, type RunAct } from './act.ts'

export interface Act<T> {
  readonly outcome: Outcome<T>
  readonly isBusy: boolean
  /** Why the last act failed. */
  readonly error: unknown
  /** The error as a message in the reader's language. */
  readonly failure: string | undefined
  readonly run: RunAct<T>
  /** Resets the outcome of the last act. */
  readonly clear: () => void
}

const idle = { state: 'idle' } as const

/**
 * Does one thing at a time for the reader, however often it is asked for, and keeps what became of it.
 * @param refusalText says why an act failed, such as `useRefusalText(…)`
 */
export function useAct<T = unknown>(refusalText?: (error: unknown) => string): Act<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>(idle)
  const [run] = useState(() => createActRunner<T>(setOutcome))
  const clear = useCallback(() => setOutcome((before) => (before.state === 'busy' ? before : idle)), [])
  const hasFailed = outcome.state === 'failed'
  return {
    outcome,
    isBusy: outcome.state === 'busy',
    error: hasFailed ? outcome.error : undefined,
    failure: hasFailed ? refusalText?.(outcome.error) : undefined,
    run,
    clear,
  }
}
