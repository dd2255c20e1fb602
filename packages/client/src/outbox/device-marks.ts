import { stored } from '../device/stored.ts'

/*
 * Marks tell without opening a database that this browser may hold something: `copies`, `bought`, `notes`, or a member's
 * unsent records.
 */

/** Marks of copies that a log-out deletes: of what a member read, and of what the code of a purchase opened. */
export const copyMarks = { member: 'copies', visitor: 'bought' } as const

export function setMark(name: string): void {
  stored(() => localStorage.setItem(name, 'yes'))
}

export function hasMark(name: string): boolean {
  return Boolean(stored(() => localStorage.getItem(name)))
}

export function removeMark(name: string): void {
  stored(() => localStorage.removeItem(name))
}
