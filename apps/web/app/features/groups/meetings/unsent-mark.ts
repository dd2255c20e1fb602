import { stored } from '../../../session/session.ts'

/* Says without opening a database that a member left something to be sent here: of several in one browser, each for themselves. */
const nameOf = (memberId: number) => `unsentMeetings ${memberId}`

export function markUnsent(memberId: number): void {
  stored(() => localStorage.setItem(nameOf(memberId), 'yes'))
}

export function mayHaveUnsent(memberId: number): boolean {
  return Boolean(stored(() => localStorage.getItem(nameOf(memberId))))
}

export function unmarkUnsent(memberId: number): void {
  stored(() => localStorage.removeItem(nameOf(memberId)))
}
