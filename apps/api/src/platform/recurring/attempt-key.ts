import { createHash } from 'node:crypto'
import { codeSigns } from '../code-signs.ts'

/** A charge that repeats: a kind such as `recurrence`, its id, and the number of the charge. */
export interface RepeatedCharge {
  readonly kind: string
  readonly id: string
  readonly cycle: number
}

/** The idempotency key of a try, the same in every process; an order that is placed once is try 0. */
export function deriveAttemptKey({ kind, id, cycle }: RepeatedCharge, attempt: number): string {
  const bytes = createHash('sha256').update(`${kind}/${id}/${cycle}/${attempt}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** CardPointe takes no more than 19 signs. */
const referenceLength = 18

/**
 * The reference under which a try is sent to its gateway: the same in every process, and in a product that was restored
 * from a backup, so that a charge which the gateway has already is found there.
 */
export function deriveReference({ kind, id, cycle }: RepeatedCharge, attempt: number): string {
  const bytes = createHash('sha256').update(`reference/${kind}/${id}/${cycle}/${attempt}`).digest()
  return Array.from(bytes.subarray(0, referenceLength), (byte) => codeSigns[byte % codeSigns.length]).join('')
}
