import { createHmac } from 'node:crypto'
import type { Keys } from '../keys.ts'

/** A keyed hash of a network's address: equal ones are of the same network, and none leads back to it. */
export function hashAddress(keys: Keys, address: string): string {
  return createHmac('sha256', keys('audited addresses')).update(address).digest('base64url')
}
