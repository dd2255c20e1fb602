import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ChurchCall } from '../../../platform/work/transactions.ts'

type Signing = Pick<ChurchCall, 'church' | 'keys'>

export interface Invitation {
  readonly circleId: string
  /** Number of the invitation among all that were made for the circle. */
  readonly number: number
}

/** A code that only this product makes, for one church: the circle, the number of the invitation and a 16-byte HMAC. */
export function signInvitation(signing: Signing, { circleId, number }: Invitation): string {
  const id = Buffer.from(circleId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${id}.${number}.${sign(signing, circleId, number)}`
}

/** Undefined for a code that was not signed for this church. Whether it is revoked the circle says. */
export function readInvitation(signing: Signing, code: string): Invitation | undefined {
  const [id = '', digits = '', signature = ''] = code.split('.')
  const hex = Buffer.from(id, 'base64url').toString('hex')
  if (hex.length !== 32) return undefined
  const circleId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(signing, circleId, Number(digits)))]
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned ? { circleId, number: Number(digits) } : undefined
}

function sign(signing: Signing, circleId: string, number: number): string {
  const signature = createHmac('sha256', signing.keys('reading circle invitations'))
    .update(`${signing.church.uuid} ${circleId} ${number}`)
    .digest()
  return signature.subarray(0, 16).toString('base64url')
}
