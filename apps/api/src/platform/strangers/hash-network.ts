import { createHmac } from 'node:crypto'
import type { MemberId } from '../ids.ts'
import type { Keys } from '../keys.ts'
import { toNetwork } from '../net/to-network.ts'
import type { ChurchScope } from '../scope/scope.ts'

/** The network of an address as a purchase keeps it: a keyed hash, another one at each church. None of the product itself. */
export const hashCallersNetwork = (keys: Keys, church: ChurchScope, address: string): string | null =>
  address === '' ? null : hash(keys, church, toNetwork(address))

/** A member where they are counted as a visitor's network is. */
export const hashMember = (keys: Keys, church: ChurchScope, memberId: MemberId): string =>
  hash(keys, church, `member ${memberId}`)

const hash = (keys: Keys, { uuid }: ChurchScope, what: string): string =>
  createHmac('sha256', keys('networks of purchases')).update(`${uuid}\n${what}`).digest('base64url').slice(0, 22)
