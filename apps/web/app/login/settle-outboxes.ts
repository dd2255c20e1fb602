import { during } from '@narthex/client/calls/status-store'
import { create } from 'zustand'
import { askOutboxes, type OutboxName } from '../outbox/registry.ts'
import { type KeptMember, keptMember } from '../session/kept-member.ts'

/** Maximum time that a log-out waits for each outbox to send, and to delete what it holds. */
const sendingMs = 6_000
const clearingMs = 2_000

/** Number of unsent items of one outbox, which are on this device only. */
export interface UnsentCount {
  readonly name: OutboxName
  readonly count: number
  /** Whether a log-out deletes it; else it stays here, unseen, until its member is back. */
  readonly isLost: boolean
}

export interface UnsentQuestion {
  readonly unsent: readonly UnsentCount[]
  readonly onAnswer: (isToLeave: boolean) => void
}

/** The question at log-out while something is on this device alone. */
export const useUnsentQuestion = create<{ readonly question: UnsentQuestion | undefined }>()(() => ({
  question: undefined,
}))

/**
 * Sends the member's unsent work and deletes what may not stay on this device. False if something would be lost and the
 * member prefers to stay. Never throws: nothing may prevent a log-out.
 */
export async function settleOutboxes(): Promise<boolean> {
  const owner = keptMember()
  if (!owner) return true
  const unsent = (await during('GLOBAL', countUnsent(owner))).filter(({ count }) => count > 0)
  if (unsent.length > 0 && !(await confirmLeaving(unsent))) return false
  await during('GLOBAL', clearOutboxes(owner))
  return true
}

/** Deletes the member's unsent work from this device, but for what waits for their return. Never throws. */
export async function clearOutboxes(owner: KeptMember | undefined): Promise<void> {
  if (owner) await askOutboxes(owner, ({ clear }) => clear?.(owner), clearingMs)
}

function countUnsent(owner: KeptMember): Promise<UnsentCount[]> {
  return askOutboxes(
    owner,
    async ({ countUnsent, clear }, name) => ({ name, count: await countUnsent(owner), isLost: clear !== undefined }),
    sendingMs,
  )
}

function confirmLeaving(unsent: readonly UnsentCount[]): Promise<boolean> {
  return new Promise((resolve) => {
    const onAnswer = (isToLeave: boolean) => {
      useUnsentQuestion.setState({ question: undefined })
      resolve(isToLeave)
    }
    useUnsentQuestion.setState({ question: { unsent, onAnswer } })
  })
}
