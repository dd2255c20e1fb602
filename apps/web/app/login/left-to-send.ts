import { atMost } from '../session/at-most.ts'

/** The longest that a log-out waits for it. */
const patienceMs = 6_000

/**
 * What a log-out has to do with, but for notes: what is `kept` here, unseen, until its member is back, and what would be
 * lost, by what it is.
 */
type Kind = 'answers' | 'prayers' | 'kept'

/** Sends what it can of a member's, and counts what is left. */
type CountLeft = (memberId: number) => Promise<number>

const counts = new Map<CountLeft, Kind>()

/** What a feature keeps on the device until it is sent: its count is asked before a log-out. Notes are not of it. */
export function registerLeftToSend(kind: Kind, count: CountLeft): void {
  counts.set(count, kind)
}

/** How many things wait on this device for a connection, or for their member's word. What cannot be counted is not. */
export async function leftToSend(memberId: number): Promise<Readonly<Record<Kind, number>>> {
  const left = { answers: 0, prayers: 0, kept: 0 }
  const add = async ([count, kind]: readonly [CountLeft, Kind]) => {
    const counted = await atMost(
      patienceMs,
      count(memberId).catch(() => 0),
    )
    left[kind] += counted ?? 0
  }
  await Promise.all(Array.from(counts, add))
  return left
}
