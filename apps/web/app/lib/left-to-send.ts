import { atMost } from './at-most.ts'

/** Nobody who logs out is held up longer by any of it. */
const patienceMs = 6_000

/** What a log-out does to what was not sent: `kept` here, unseen, until its member is back, or `lost`. */
type Fate = 'kept' | 'lost'

/** Sends what it can of a member's, and counts what is left. */
type CountLeft = (memberId: number) => Promise<number>

const counts = new Map<CountLeft, Fate>()

/** What a feature keeps on the device until it is sent: its count is asked before a log-out. Notes are not of it. */
export function registerLeftToSend(fate: Fate, count: CountLeft): void {
  counts.set(count, fate)
}

/** How many things wait on this device for a connection, or for their member's word. What cannot be counted is not. */
export async function leftToSend(memberId: number): Promise<Readonly<Record<Fate, number>>> {
  const left = { kept: 0, lost: 0 }
  const add = async ([count, fate]: readonly [CountLeft, Fate]) => {
    const counted = await atMost(
      patienceMs,
      count(memberId).catch(() => 0),
    )
    left[fate] += counted ?? 0
  }
  await Promise.all(Array.from(counts, add))
  return left
}
