import { create } from 'zustand'
import { notesLeft, takeNotesAway } from '../notes/take-notes-away.ts'
import { keptMember } from '../session/kept-member.ts'
import { during } from '../session/status-store.ts'
import { leftToSend } from './left-to-send.ts'

/** How much of a member's work is on this device alone. */
export interface Unsent {
  /** Would be lost with this device's copies. */
  readonly notes: number
  /** Would be lost as well: answers to studies, and prayers that were begun. */
  readonly answers: number
  readonly prayers: number
  /** Stay here, unseen, until their member is back. */
  readonly kept: number
}

export interface UnsentQuestion extends Unsent {
  readonly onAnswer: (isToLeave: boolean) => void
}

/** The question at log-out while something is on this device alone. */
export const useUnsent = create<{ readonly question: UnsentQuestion | undefined }>()(() => ({ question: undefined }))

/**
 * Takes the member's notes off this device, once they and all else that waits are sent. False where something is still
 * here alone, and its owner stays. Never throws: nothing may prevent a log-out.
 */
export async function partWithUnsent(): Promise<boolean> {
  const owner = keptMember()
  if (!owner) return true
  const [notes, left] = await during('GLOBAL', Promise.all([notesLeft(owner), leftToSend(owner.memberId)]))
  if (notes + left.answers + left.prayers + left.kept > 0 && !(await ask({ notes, ...left }))) return false
  await during('GLOBAL', takeNotesAway())
  return true
}

function ask(unsent: Unsent): Promise<boolean> {
  return new Promise((resolve) => {
    const onAnswer = (isToLeave: boolean) => {
      useUnsent.setState({ question: undefined })
      resolve(isToLeave)
    }
    useUnsent.setState({ question: { ...unsent, onAnswer } })
  })
}
