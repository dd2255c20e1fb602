import { stored } from '../../session/session.ts'

/** Names of marks in members' browsers. */
export const unsentMarks = { answers: 'unsentAnswers', meetings: 'unsentMeetings' } as const

/* Tells without opening a database that a member left something unsent here; each of several members for themselves. */
const keyOf = (mark: string, memberId: number) => `${mark} ${memberId}`

export function markUnsent(mark: string, memberId: number): void {
  stored(() => localStorage.setItem(keyOf(mark, memberId), 'yes'))
}

export function isMarkedUnsent(mark: string, memberId: number): boolean {
  return Boolean(stored(() => localStorage.getItem(keyOf(mark, memberId))))
}

export function unmarkUnsent(mark: string, memberId: number): void {
  stored(() => localStorage.removeItem(keyOf(mark, memberId)))
}
