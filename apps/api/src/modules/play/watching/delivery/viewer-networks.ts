import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../../platform/clock.ts'
import { toNetwork } from '../../../../platform/net/to-network.ts'

/** A playback is what one device plays: one that moves from Wi-Fi to a mobile network, or has IPv4 and IPv6, shows two or three. */
const maxNetworks = 3
/** A network that asked for nothing so long has been left. */
const leftAfterMs = 120_000
const remembered = 20_000

/** Whether a network may have bytes of a playback now. Counted by each process for itself. */
export type AdmitNetwork = (playbackId: string, address: string) => boolean

/** Keeps the address of one playback from being passed around: it serves few networks at once, though these may change. */
export function createViewerNetworks(clock: Clock): AdmitNetwork {
  const playbacks = new LRUCache<string, Map<string, number>>({ max: remembered })
  return (playbackId, address) => {
    const now = clock().getTime()
    const known = playbacks.get(playbackId) ?? new Map<string, number>()
    playbacks.set(playbackId, known)
    for (const [network, seenAt] of known) if (seenAt <= now - leftAfterMs) known.delete(network)
    const network = toNetwork(address)
    if (!known.has(network) && known.size >= maxNetworks) return false
    known.set(network, now)
    return true
  }
}
