import { stored } from '../session/session.ts'

/* Says without opening a database that members may have left something in this browser: copies of what they read, or notes. */
type Left = 'copies' | 'notes'

export function markLeft(what: Left): void {
  stored(() => localStorage.setItem(what, 'yes'))
}

export function mayBeLeft(what: Left): boolean {
  return Boolean(stored(() => localStorage.getItem(what)))
}

export function unmarkLeft(what: Left): void {
  stored(() => localStorage.removeItem(what))
}
