import { isIPv6 } from 'node:net'

/**
 * The network of one household or phone: an IPv4 address, or the 64 bits before an IPv6 device's own. Some proxies send a
 * port or brackets with an address, and IPv4 addresses come written as IPv6 ones: none of this makes another network.
 */
export function toNetwork(address: string): string {
  const bare = withoutPort(address)
  if (!isIPv6(bare)) return bare
  const groups = listGroups(bare)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** The eight groups of an IPv6 address. */
function listGroups(address: string): number[] {
  const plain = address
    .split('%', 1)[0]
    ?.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) =>
      [0, 2].map((at) => (Number(bytes[at]) * 256 + Number(bytes[at + 1])).toString(16)).join(':'),
    )
  const [before = '', after] = (plain ?? '').split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].map((group) => Number.parseInt(group, 16))
}
