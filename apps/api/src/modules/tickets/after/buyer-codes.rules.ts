import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** A code is good in the quarter of an hour in which it was made, and in the next. */
const stepMs = 15 * 60_000
const digits = 8

export interface CodeOwner {
  readonly church: string
  /** Code of the purchase. */
  readonly codigo: string
  readonly email: string
}

/** The code that proves who reads the buyer's mail. It follows from the moment, so that nothing is stored. */
export const drawBuyerCode = (key: KeyObject, owner: CodeOwner, now: Date): string =>
  drawAt(key, owner, Math.floor(now.getTime() / stepMs))

export function isBuyerCode(key: KeyObject, owner: CodeOwner, now: Date, given: string): boolean {
  const step = Math.floor(now.getTime() / stepMs)
  const matches = [step, step - 1].map((each) => isSame(drawAt(key, owner, each), given))
  return matches.includes(true)
}

function drawAt(key: KeyObject, { church, codigo, email }: CodeOwner, step: number): string {
  const drawn = createHmac('sha256', key).update(`${church}\n${codigo}\n${email}\n${step}`).digest()
  return String(drawn.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0')
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
