import { isIPv6 } from 'node:net'

/** What one household or phone has: an IPv4 address, or the 64 bits before an IPv6 device's own. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [before = '', after] = (address.split('%', 1)[0] ?? '').split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const groups =
    after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
