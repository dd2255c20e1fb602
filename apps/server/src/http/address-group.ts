import { toNetwork } from '@narthex/api/platform/net/to-network'

/**
 * The key for limits per address: an IPv4 address, or the /64 of an IPv6 address, the smallest block that a customer of
 * a provider gets.
 */
export function addressGroup(address: string): string {
  const network = toNetwork(address)
  return /^[\da-f]+(?::[\da-f]+){3}$/.test(network) ? `${network}::/64` : network
}
