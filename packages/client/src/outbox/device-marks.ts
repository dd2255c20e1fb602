import { stored } from '../device/stored.ts'

/* Marks tell without opening a database that this browser may hold something: `copies`, `notes`, or a member's unsent records. */

export function setMark(name: string): void {
  stored(() => localStorage.setItem(name, 'yes'))
}

export function hasMark(name: string): boolean {
  return Boolean(stored(() => localStorage.getItem(name)))
}

export function removeMark(name: string): void {
  stored(() => localStorage.removeItem(name))
}
