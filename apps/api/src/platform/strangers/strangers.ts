import { type Counter, forgiveAttempt, peekAttempts, takeAttempt } from '../attempts/attempts.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { MemberId } from '../ids.ts'
import { toNetwork } from '../net/to-network.ts'
import type { ChurchCall } from '../work/transactions.ts'
import { type StrangerAction, type StrangerRule, strangerRules } from './strangers.rules.ts'

export interface StrangerNeeds {
  readonly captcha: Captcha
}

/** A call that anyone may make: by a member, or by a visitor who is known by their network alone. */
export interface StrangerCall extends ChurchCall {
  readonly actor?: { readonly memberId: MemberId } | undefined
  readonly source: { readonly address: string; readonly captcha?: string | undefined }
}

/** Checks of captchas by the source of the call: a captcha is taken once, and serves all that the call counts. */
const verified = new WeakMap<StrangerCall['source'], Promise<boolean>>()

/** Takes the captcha that a call brings, if it does. */
export function verifyCallersCaptcha(
  { captcha }: Pick<StrangerNeeds, 'captcha'>,
  { church, source }: StrangerCall,
): Promise<boolean> {
  const token = source.captcha
  if (token === undefined) return Promise.resolve(false)
  const known = verified.get(source)
  if (known) return known
  const isSolved = captcha.verify(church, token).then(() => true)
  verified.set(source, isSolved)
  return isSolved
}

/** Names the caller for counters: the member, or the visitor's network. */
export const nameCaller = ({ actor, church, source }: StrangerCall): string =>
  `${church.uuid}/${actor?.memberId ?? toNetwork(source.address)}`

/** The counter of who calls. The product itself is no stranger. */
export function toCallerCounter(call: StrangerCall, action: StrangerAction, isSolved = false): Counter {
  const { member, network }: StrangerRule = strangerRules[action]
  const isMember = call.actor !== undefined && member !== undefined
  const limit = isMember ? member : call.source.address === '' ? {} : network
  const who = nameCaller(isMember ? call : { ...call, actor: undefined })
  return { what: isMember ? `${action} of a member` : `${action} of a network`, who, limit, isSolved }
}

const toPlaceCounter = ({ church }: StrangerCall, action: StrangerAction, place: string): Counter[] => {
  const { place: limit }: StrangerRule = strangerRules[action]
  return limit ? [{ what: `${action} at a place`, who: `${church.uuid}/${place}`, limit }] : []
}

/** Counts what a stranger does. `place` names the event or purchase, where the rule counts those. */
export async function countStranger(
  needs: StrangerNeeds,
  call: StrangerCall,
  action: StrangerAction,
  place?: string,
): Promise<void> {
  const isSolved = await verifyCallersCaptcha(needs, call)
  const counters = [toCallerCounter(call, action), ...(place === undefined ? [] : toPlaceCounter(call, action, place))]
  await call.inIdentity((work) => takeAttempt(work, counters, isSolved))
}

export interface Guess<T> {
  /** The event. */
  readonly place: string
  run(): Promise<T>
  /** Whether it was wrong. */
  isWrong(outcome: PromiseSettledResult<T>): boolean
}

/**
 * Does what tells whether a secret is right, and counts wrong ones. Right ones are counted too while they run, so that
 * a thousand at once are a thousand. Where many were wrong, the network or all callers of the place are asked for a
 * proof of work before anything is told, whether they are right or not.
 */
export async function countWrongGuesses<T>(
  needs: StrangerNeeds,
  call: StrangerCall,
  { place, run, isWrong }: Guess<T>,
): Promise<T> {
  const isSolved = await verifyCallersCaptcha(needs, call)
  const visitor = { ...call, actor: undefined }
  const ofPlace = toPlaceCounter(call, 'wrong guess', place)
  const attempt = await call.inIdentity(async (work) => {
    // The place is only looked at: all buyers of a rush would wait for its row.
    await peekAttempts(work, ofPlace, isSolved)
    return takeAttempt(work, [toCallerCounter(visitor, 'wrong guess')], isSolved)
  })
  const [outcome] = await Promise.allSettled([run()])
  await call.inIdentity(async (work) => {
    if (isWrong(outcome)) await takeAttempt(work, ofPlace, true)
    else await forgiveAttempt(work, attempt)
  })
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
