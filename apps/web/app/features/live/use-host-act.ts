import type { RunAct } from '@narthex/client/data/act'
import { useAct } from '@narthex/client/data/use-act'
import { findErrorCode } from '@narthex/contract/client'

export type HostOutcome = 'done' | 'changed' | 'refused' | 'notDone'

/** Does one thing at a time; resolves to whether it was done. Never rejects. */
export type RunHostAct = RunAct<unknown>

const outcomes: Readonly<Record<string, HostOutcome>> = { CHANGED_MEANWHILE: 'changed', BROADCAST_STATE: 'refused' }

/** @param onDone after each attempt: what is shown may have changed in either case */
export function useHostAct(onDone: () => Promise<void>): { run: RunHostAct; outcome: HostOutcome | undefined } {
  const { outcome, error, run } = useAct()
  return {
    run: (act) => run(() => act().finally(onDone)),
    outcome:
      outcome.state === 'failed'
        ? (outcomes[findErrorCode(error) ?? ''] ?? 'notDone')
        : outcome.state === 'done'
          ? 'done'
          : undefined,
  }
}
