import { dateAfter, dateIn, instantAt, wallClock } from '@narthex/contract/church-time'
import { hourMs, minuteMs } from '@narthex/contract/durations'
import type { NotificationKind } from '@narthex/contract/notifications/member-notification.endpoints'
import type { PushLetter } from '../../platform/push/push.ts'

/** Quiet hours delay a push by less than a day; older notifications are stale. */
const freshMs = 36 * hourMs

export function isFresh(dataCadastro: Date, now: Date): boolean {
  return now.getTime() - dataCadastro.getTime() < freshMs
}

/** Time to live and urgency for the push service (RFC 8030 §5). */
export function getPostage(kind: NotificationKind): Pick<PushLetter, 'ttlSeconds' | 'urgency'> {
  // A worship service that has begun is worth a push for two hours only.
  return kind === 'CULTO' ? { ttlSeconds: 2 * 3600, urgency: 'high' } : { ttlSeconds: 24 * 3600, urgency: 'normal' }
}

export interface QuietHours {
  /** `HH:MM`. */
  readonly inicio: string
  readonly fim: string
}

/** Quiet hours of members who have not chosen. */
export const defaultQuietHours: QuietHours = { inicio: '22:00', fim: '07:00' }

/** End of the quiet hours that contain a moment in a time zone, if any do. */
export function findQuietEnd(now: Date, { inicio, fim }: QuietHours, timeZone: string): Date | undefined {
  const time = wallClock(now, timeZone).slice(11, 16)
  const isOverMidnight = inicio > fim
  const isQuiet = isOverMidnight ? time >= inicio || time < fim : time >= inicio && time < fim
  if (!isQuiet) return undefined
  const today = dateIn(timeZone, now)
  const end = instantAt(isOverMidnight && time >= inicio ? dateAfter(today, 1) : today, fim, timeZone)
  // When clocks go back, the end occurs twice; this moment is before the second one.
  return end > now ? end : new Date(now.getTime() + (minutesOf(fim) - minutesOf(time)) * minuteMs)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const maxAttempts = 6
const maxWaitMs = 6 * hourMs

/**
 * Time of the next attempt after the nth failure; undefined after the last one. A delay that the push service asks for
 * is respected.
 */
export function findNextAttempt(attempt: number, afterMs: number | undefined, now: Date): Date | undefined {
  if (attempt >= maxAttempts) return undefined
  const waitMs = Math.max(afterMs ?? 0, minuteMs * 3 ** (attempt - 1))
  return new Date(now.getTime() + Math.min(maxWaitMs, waitMs))
}

/** Truncates a text to `maxLength` characters at the end of a word. */
export function truncateText(text: string, maxLength: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= maxLength) return characters.join('')
  const cut = characters.slice(0, maxLength - 1).join('')
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}
