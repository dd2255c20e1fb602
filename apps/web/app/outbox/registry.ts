import { atMost } from '@narthex/client/calls/at-most'
import type { KeptMember } from '../session/kept-member.ts'

/** Data that members write on this device before the server has it; each kind has its own texts in `shell.unsent`. */
export type OutboxName =
  | 'notes'
  | 'answers'
  | 'prayers'
  | 'meetings'
  | 'scans'
  | 'readings'
  | 'bibleMarks'
  | 'positions'

/** One kind of unsent work, known to the whole app without loading its code. */
export interface RegisteredOutbox {
  readonly name: OutboxName
  /** Whether the device may hold work of this member, found out without opening a database. */
  mayHold(owner: KeptMember): boolean
  load(): Promise<OutboxContents>
}

export interface OutboxContents {
  /** Sends what waits; absent where a member sends it by hand. */
  sendAll?(owner: KeptMember): Promise<unknown>
  /** Sends what it can, and counts what then is on this device alone. */
  countUnsent(owner: KeptMember): Promise<number>
  /** Deletes the member's work at log-out; absent where it waits here, unseen, for their return. */
  clear?(owner: KeptMember): Promise<unknown>
}

let outboxes: readonly RegisteredOutbox[] = []

/** Called once, at the top of the app: rooms below the features then ask all of them alike. */
export function registerOutboxes(all: readonly RegisteredOutbox[]): void {
  outboxes = all
}

type Ask<T> = (contents: OutboxContents, name: OutboxName) => Promise<T> | undefined

/**
 * Asks all outboxes that may hold work of the member, at the same time. One that fails, or takes longer than
 * `timeoutMs`, gives nothing and does not delay the others.
 */
export async function askOutboxes<T>(owner: KeptMember, ask: Ask<T>, timeoutMs?: number): Promise<Awaited<T>[]> {
  const answers = outboxes.map(async ({ name, mayHold, load }) => {
    if (!mayHold(owner)) return
    const answer = load().then((contents) => ask(contents, name))
    return (timeoutMs ? atMost(timeoutMs, answer) : answer).catch(() => undefined)
  })
  return (await Promise.all(answers)).filter((answer) => answer !== undefined)
}
