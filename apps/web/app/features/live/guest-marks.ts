import { stored } from '@narthex/client/device/stored'

const guestKey = 'live-guest'
let fallback: string | undefined

/** Key by which a guest is counted once: generated in the browser, and kept for the session. */
export function findGuestKey(): string {
  const kept = stored(() => sessionStorage.getItem(guestKey)) ?? fallback
  if (kept) return kept
  fallback = crypto.randomUUID()
  const made = fallback
  stored(() => sessionStorage.setItem(guestKey, made))
  return made
}

const markOf = (name: string, momentId: number) => `live-${name} ${momentId}`

/** Checks whether this session has responded to a moment. */
export function isMarked(name: 'hand' | 'card', momentId: number): boolean {
  return Boolean(stored(() => sessionStorage.getItem(markOf(name, momentId))))
}

export function mark(name: 'hand' | 'card', momentId: number): void {
  stored(() => sessionStorage.setItem(markOf(name, momentId), '1'))
}
