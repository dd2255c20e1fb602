import { describe, expect, it } from 'vitest'
import { toNetwork } from './to-network.ts'

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:50123', '203.0.113.9'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['2001:db8::203.0.113.9', '2001:db8:0:0'],
    ['not an address', 'not an address'],
  ])('%s is counted as %s', (address, network) => {
    expect(toNetwork(address)).toBe(network)
  })
})
