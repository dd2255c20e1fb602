import { create } from 'zustand'

/** What the person at this window is asked before calls go on: to log in again, or to prove who they are. */
export type Question = 'login' | 'proof'

interface Desk {
  readonly question: Question | undefined
}

export const useDesk = create<Desk>()(() => ({ question: undefined }))

const waiting = new Map<Question, PromiseWithResolvers<boolean>>()

/** Asks above the page; calls that need the same answer wait for the same question. Resolves to whether it was answered. */
export function askAtDesk(question: Question): Promise<boolean> {
  const known = waiting.get(question)
  if (known) return known.promise
  const asked = Promise.withResolvers<boolean>()
  waiting.set(question, asked)
  showNext()
  return asked.promise
}

/** Lets the calls go on that wait for the question, or gives them up. */
export function answerAtDesk(question: Question, isAnswered: boolean): void {
  waiting.get(question)?.resolve(isAnswered)
  waiting.delete(question)
  showNext()
}

/** Without a session nothing can be proven, so that a login is asked for first. */
function showNext(): void {
  const question = waiting.has('login') ? 'login' : waiting.has('proof') ? 'proof' : undefined
  useDesk.setState({ question })
}
