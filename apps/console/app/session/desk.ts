import { create } from 'zustand'

/** A question that blocks calls until the person at this window logs in again or confirms their identity. */
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

/** Shows the next question. A login comes first: an identity can be confirmed only within a session. */
function showNext(): void {
  const question = waiting.has('login') ? 'login' : waiting.has('proof') ? 'proof' : undefined
  useDesk.setState({ question })
}
