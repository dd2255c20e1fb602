import { createHmac } from 'node:crypto'
import type { Keys } from '../keys.ts'
import { toNetwork } from '../net/to-network.ts'
import type { ChurchScope } from '../scope/scope.ts'

/** The network of an address as a purchase keeps it: a keyed hash, another one at each church. None of the product itself. */
export function hashCallersNetwork(keys: Keys, { uuid }: ChurchScope, address: string): string | null {
  if (address === '') return null
  return createHmac('sha256', keys('networks of purchases'))
    .update(`${uuid}\n${toNetwork(address)}`)
    .digest('base64url')
    .slice(0, 22)
}
