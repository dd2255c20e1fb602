import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../../platform/keys.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'

/** The code in the link of a gift: its id, signed for the church. Who does not have it cannot guess one. */
export function writeGiftCode(keys: Keys, church: ChurchScope, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sign(keys, church, id)]).toString('base64url')
}

/** Undefined for another church's code, and for what is none. */
export function readGiftCode(keys: Keys, church: ChurchScope, code: string): string | undefined {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== 48) return undefined
  const hex = bytes.subarray(0, 16).toString('hex')
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  return timingSafeEqual(bytes.subarray(16), sign(keys, church, id)) ? id : undefined
}

const sign = (keys: Keys, { uuid }: ChurchScope, id: string): Buffer =>
  createHmac('sha256', keys('gifts of play')).update(`${uuid} ${id}`).digest()
