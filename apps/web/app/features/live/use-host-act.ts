import { findErrorCode } from '@narthex/contract/client'
import { useRef, useState } from 'react'

export type HostOutcome = 'done' | 'changed' | 'refused' | 'notDone'

/** Does one thing at a time; resolves to whether it was done. Never rejects. */
export type RunHostAct = (act: () => Promise<unknown>) => Promise<boolean>

const outcomes: Readonly<Record<string, HostOutcome>> = { CHANGED_MEANWHILE: 'changed', BROADCAST_STATE: 'refused' }

/** @param onDone after each attempt: what is shown may have changed in either case */
export function useHostAct(onDone: () => Promise<void>): { run: RunHostAct; outcome: HostOutcome | undefined } {
  const [outcome, setOutcome] = useState<HostOutcome>()
  const isUnderway = useRef(false)
  const run: RunHostAct = async (act) => {
    if (isUnderway.current) return false
    isUnderway.current = true
    setOutcome(undefined)
    const result = await act().then(
      (): HostOutcome => 'done',
      (error: unknown) => outcomes[findErrorCode(error) ?? ''] ?? 'notDone',
    )
    await onDone()
    setOutcome(result)
    isUnderway.current = false
    return result === 'done'
  }
  return { run, outcome }
}
