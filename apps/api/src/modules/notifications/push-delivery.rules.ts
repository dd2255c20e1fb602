import { dateAfter, dateIn, instantAt, wallClock } from '@narthex/contract/church-time'
import type { NotificationKind } from '@narthex/contract/notifications/member-notification.endpoints'
import type { PushLetter } from '../../platform/push/push.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Quiet hours put a push off by less than a day; older than this it tells nobody anything new. */
const freshMs = 36 * hourMs

export function isFresh(dataCadastro: Date, now: Date): boolean {
  return now.getTime() - dataCadastro.getTime() < freshMs
}

/** How long a push service keeps it for a device that is off, and whether it may wake one that sleeps (RFC 8030 §5). */
export function postageOf(kind: NotificationKind): Pick<PushLetter, 'ttlSeconds' | 'urgency'> {
  // A service that has begun waits for nobody.
  return kind === 'CULTO' ? { ttlSeconds: 2 * 3600, urgency: 'high' } : { ttlSeconds: 24 * 3600, urgency: 'normal' }
}

export interface QuietHours {
  /** `HH:MM`. */
  readonly inicio: string
  readonly fim: string
}

/** What holds for members who have not chosen. */
export const usualQuietHours: QuietHours = { inicio: '22:00', fim: '07:00' }

/** The end of the quiet hours that a moment lies in, on the clocks of a zone; undefined where it lies in none. */
export function quietUntil(now: Date, { inicio, fim }: QuietHours, timeZone: string): Date | undefined {
  const time = wallClock(now, timeZone).slice(11, 16)
  const isOverMidnight = inicio > fim
  const isQuiet = isOverMidnight ? time >= inicio || time < fim : time >= inicio && time < fim
  if (!isQuiet) return undefined
  const today = dateIn(timeZone, now)
  const end = instantAt(isOverMidnight && time >= inicio ? dateAfter(today, 1) : today, fim, timeZone)
  // Where clocks are put back they show the end twice; this is then before the second time.
  return end > now ? end : new Date(now.getTime() + (minutesOf(fim) - minutesOf(time)) * minuteMs)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const mostAttempts = 6
const longestWaitMs = 6 * hourMs

/** When to try again after the nth attempt failed; undefined where it is given up. What the push service asks for holds. */
export function nextTry(attempt: number, afterMs: number | undefined, now: Date): Date | undefined {
  if (attempt >= mostAttempts) return undefined
  const waitMs = Math.max(afterMs ?? 0, minuteMs * 3 ** (attempt - 1))
  return new Date(now.getTime() + Math.min(longestWaitMs, waitMs))
}

/** So many characters of a text at most, cut where a word ends. */
export function shortened(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()]
  if (signs.length <= most) return signs.join('')
  const cut = signs.slice(0, most - 1).join('')
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}
