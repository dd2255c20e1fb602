import { attemptKey } from '../../platform/attempts/attempts.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { Keys } from '../../platform/keys.ts'
import { toNetwork } from '../../platform/net/to-network.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { hasKnownNetwork, upsertKnownNetwork } from './known-networks.queries.ts'

const what = 'known network of a login'
const rememberedMs = 90 * 24 * 60 * 60 * 1000

/** Whether the owner of an account has logged in from this network within the last ninety days. */
export function isKnownNetwork(work: ChurchWork, email: string, source: CallSource): Promise<boolean> {
  return hasKnownNetwork(work.tx, keyOf(work.keys, email, source), work.now)
}

/** Remembers the network of a login. Called after a successful login of a confirmed account. */
export function rememberNetwork(work: ChurchWork, email: string, source: CallSource): Promise<void> {
  return upsertKnownNetwork(work.tx, keyOf(work.keys, email, source), new Date(work.now.getTime() + rememberedMs))
}

const keyOf = (keys: Keys, email: string, { address }: CallSource) =>
  attemptKey(keys, { what, who: `${email} ${toNetwork(address)}` })
