import { dayMs, hourMs } from '@narthex/contract/durations'
import type { AttemptLimit } from '../attempts/attempts.rules.ts'

/**
 * Limits of one kind of call: who is counted, in a quarter of an hour unless a window is named. A church that shares one
 * network passes by proofs of work, which browsers do by themselves: only `maxAttempts` refuses.
 */
export interface StrangerRule {
  /** Limit of a member; without it a member counts by their network. */
  readonly member?: AttemptLimit
  /** Limit of a network: an IPv4 address, or the /64 of an IPv6 one. */
  readonly network: AttemptLimit
  /** Limit of all callers together, per event or other place. */
  readonly place?: AttemptLimit
}

/** Limits of what a stranger may do, and guess. After `captchaFrom` attempts a proof of work is asked for. */
export const strangerRules = {
  hold: { member: { maxAttempts: 120 }, network: { captchaFrom: 1, maxAttempts: 2000 } },
  purchase: { member: { maxAttempts: 600 }, network: { captchaFrom: 1, maxAttempts: 600 } },
  gift: { member: { maxAttempts: 60 }, network: { captchaFrom: 1, maxAttempts: 600 } },
  'place on a waiting list': { member: { maxAttempts: 60 }, network: { captchaFrom: 1, maxAttempts: 600 } },
  'answer file': { member: { maxAttempts: 60 }, network: { captchaFrom: 1, maxAttempts: 200 } },
  /** A building's congregation raises its hands at once. */
  hand: { member: { maxAttempts: 30 }, network: { captchaFrom: 60, maxAttempts: 600 } },
  'connect card': { member: { maxAttempts: 30 }, network: { captchaFrom: 1, maxAttempts: 60 } },
  /** A refused name tells that a member has it. */
  'guest of a chat': { network: { captchaFrom: 1, maxAttempts: 120 } },
  'accepted transfer': { member: { maxAttempts: 300 }, network: { captchaFrom: 10, maxAttempts: 300 } },
  /** Codes that show what a purchase has collected. `place`: of one purchase. */
  'code by mail': { network: { captchaFrom: 1, maxAttempts: 60 }, place: { maxAttempts: 3 } },
  'code of a purchase': { network: { captchaFrom: 10, maxAttempts: 60 }, place: { maxAttempts: 10 } },
  /** Wrong coupons and wrong keys of hidden tickets. `place`: of one event. */
  'wrong guess': { network: { captchaFrom: 30 }, place: { captchaFrom: 300, windowMs: dayMs } },
} as const satisfies Record<string, StrangerRule>
export type StrangerAction = keyof typeof strangerRules

/** Mails that strangers can cause, per recipient: of all kinds at one church, and apart those that open accounts. */
export const recipientLimits: readonly AttemptLimit[] = [
  { maxAttempts: 5, windowMs: hourMs },
  { maxAttempts: 20, windowMs: dayMs },
]

/** Seats that one network may hold unpaid at a time, where the event names no limit per person. */
const usualLimit = 10
/** The part of what is left of an event that one network may hold at a time. */
const shareOfLeft = 1 / 2

/** How long a visitor's ticket that cost nothing is counted for their network: it is confirmed at once. */
export const freeTicketsCountMs = dayMs

/** Tickets that the visitors of one network may wait for at one event; members are bound by themselves. */
export const maxWaitingTickets = 20

/** How many tickets visitors of one network may hold at a time. `left`: free seats and those that they hold. */
export function findNetworkShare({
  limitePorPessoa,
  left,
}: {
  readonly limitePorPessoa: number | null
  readonly left: number
}): number {
  return Math.max(limitePorPessoa ?? usualLimit, Math.floor(left * shareOfLeft))
}

/** The share with the free tickets of the last day: a household may register together, also for the last seats. */
export const findDaysShare = (left: Parameters<typeof findNetworkShare>[0]): number =>
  Math.max(usualLimit, findNetworkShare(left))
