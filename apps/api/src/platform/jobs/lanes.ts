import { dayMs, minuteMs } from '@narthex/contract/durations'
import type { Target } from '../targets.ts'

/** Jobs that run beside those of other lanes: what is slow in one lane holds up no other. */
export interface Lane {
  /** Jobs of one process that are under way at once. */
  readonly slots: number
  /** Most of these slots for one church. */
  readonly slotsPerChurch: number
  /** Attempts after which a job is given up. */
  readonly maxAttempts: number
  /** A queue is late where one of its jobs has been due for so long. */
  readonly lateMs: number
  /** The target that every job of the lane calls: while it rests, one job at a time is taken, as a probe. */
  readonly target?: Target
}

/** Attempts of a job; with the pauses between, they last three and a half hours, or more than two days. */
const attempts = { usual: 12, patient: 60 }

/** The server that sends our mail. */
export const mailTarget: Target = { kind: 'mail', name: 'server' }

export const lanes = {
  /** Waits for nothing but the database: what happens by the clock. */
  timers: { slots: 4, slotsPerChurch: 3, maxAttempts: attempts.usual, lateMs: minuteMs },
  /** Calls gateways. */
  payments: { slots: 4, slotsPerChurch: 2, maxAttempts: attempts.patient, lateMs: 10 * minuteMs },
  mail: {
    slots: 4,
    slotsPerChurch: 3,
    maxAttempts: attempts.patient,
    lateMs: 10 * minuteMs,
    target: mailTarget,
  },
  /** Calls push services and addresses that churches have given. */
  calls: { slots: 4, slotsPerChurch: 2, maxAttempts: attempts.usual, lateMs: 15 * minuteMs },
  /** Changes many records, step by step: staff watch its progress. */
  office: { slots: 2, slotsPerChurch: 1, maxAttempts: attempts.usual, lateMs: 5 * minuteMs },
  /** Deletes and draws: no one waits for it. */
  upkeep: { slots: 2, slotsPerChurch: 1, maxAttempts: attempts.usual, lateMs: 60 * minuteMs },
  /** Takes hours, and all processors. */
  conversion: { slots: 1, slotsPerChurch: 1, maxAttempts: attempts.usual, lateMs: dayMs },
} as const satisfies Record<string, Lane>

export type LaneName = keyof typeof lanes

export const laneNames = Object.keys(lanes) as readonly LaneName[]

export const findLane = (name: LaneName): Lane => lanes[name]

/** How long after it was due a job is still tried, however often its target rested. */
export const keepMs = 2 * dayMs
