import { setTimeout as after } from 'node:timers/promises'
import { dayMs, hourMs } from '@narthex/contract/durations'
import { RefusedError } from './explain.ts'

/** A time of day where this process is (`TZ`). */
export interface TimeOfDay {
  readonly hours: number
  readonly minutes: number
}

/** Reads `HH:MM`. Throws RefusedError. */
export function readTimeOfDay(text: string): TimeOfDay {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hours === undefined || minutes === undefined)
    throw new RefusedError('--nightly takes a time of day such as 03:15')
  return { hours: Number(hours), minutes: Number(minutes) }
}

/** Time of the next backup: now where the last is missing or over a day old, otherwise the next such time of day. */
export function nextBackupAt({ hours, minutes }: TimeOfDay, now: Date, madeAt: Date | undefined): Date {
  if (!madeAt || now.getTime() - madeAt.getTime() > dayMs) return now
  const today = new Date(now)
  today.setHours(hours, minutes, 0, 0)
  if (today > now) return today
  const tomorrow = new Date(today)
  tomorrow.setDate(tomorrow.getDate() + 1)
  return tomorrow
}

export interface NightlyBackups {
  readonly time: TimeOfDay
  /** Time of the last backup. */
  readonly madeAt: Date | undefined
  readonly backUp: () => Promise<void>
  readonly onFailure: (error: Error) => void
  /** Ends the repetition, and what it waits for. */
  readonly signal: AbortSignal
  readonly now?: () => Date
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

/** Makes a backup each night until it is stopped. A failed backup is repeated after an hour. */
export async function repeatNightly(nightly: NightlyBackups): Promise<void> {
  const { time, backUp, onFailure, signal, now = () => new Date(), wait = waitUnlessStopped } = nightly
  let { madeAt } = nightly
  let dueAt = nextBackupAt(time, now(), madeAt)
  for (;;) {
    await wait(dueAt.getTime() - now().getTime(), signal)
    if (signal.aborted) return
    try {
      await backUp()
      madeAt = now()
      dueAt = nextBackupAt(time, madeAt, madeAt)
    } catch (error) {
      if (signal.aborted) return
      onFailure(error as Error)
      dueAt = new Date(now().getTime() + hourMs)
    }
  }
}

const waitUnlessStopped = (ms: number, signal: AbortSignal) => after(ms, undefined, { signal }).catch(() => {})
