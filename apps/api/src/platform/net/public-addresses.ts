import { BlockList, isIP } from 'node:net'

/** Ranges that IANA keeps for other than public use (its special-purpose address registries, RFC 6890). */
const reserved = new BlockList()
const ranges4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
/** Reserved ranges of IPv6, also those that carry an IPv4 address within: it could be a private one. */
const ranges6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'
for (const [family, ranges] of [['ipv4', ranges4] as const, ['ipv6', ranges6] as const])
  for (const range of ranges.split(' ')) {
    const [address = '', bits] = range.split('/')
    reserved.addSubnet(address, Number(bits), family)
  }

/** The part of IPv6 that is given out to the public. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public Internet: not of this machine, its network, or its provider's inside. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
