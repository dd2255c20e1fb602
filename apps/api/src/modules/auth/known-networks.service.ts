import { attemptKey } from '../../platform/attempts/attempts.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CallSource } from '../../platform/http/route.ts'
import { toNetwork } from '../../platform/net/to-network.ts'
import type { Needs } from '../../platform/platform.ts'
import { hasKnownNetwork, upsertKnownNetwork } from './known-networks.queries.ts'

const what = 'known network of a login'
const rememberedMs = 90 * 24 * 60 * 60 * 1000

/** Whether the owner of an account has logged in from this network within the last ninety days. */
export function isKnownNetwork(
  platform: Needs<'clock' | 'keys'>,
  tx: Tx,
  email: string,
  source: CallSource,
): Promise<boolean> {
  return hasKnownNetwork(tx, keyOf(platform, email, source), platform.clock())
}

/** Called after a successful login of a confirmed account. */
export function rememberNetwork(
  platform: Needs<'clock' | 'keys'>,
  tx: Tx,
  email: string,
  source: CallSource,
): Promise<void> {
  return upsertKnownNetwork(tx, keyOf(platform, email, source), new Date(platform.clock().getTime() + rememberedMs))
}

const keyOf = (platform: Needs<'keys'>, email: string, { address }: CallSource) =>
  attemptKey(platform, { what, who: `${email} ${toNetwork(address)}` })
