import { expect, it } from 'vitest'
import { createViewerNetworks } from './viewer-networks.ts'

const minute = 60_000
let now = 0
const open = () => createViewerNetworks(() => new Date(now))

it('a playback serves three networks at once, and not forty', () => {
  const admit = open()
  const addresses = Array.from({ length: 40 }, (_, at) => `198.51.100.${at}`)
  const ask = () => addresses.filter((address) => admit('one', address))
  expect(ask()).toEqual(addresses.slice(0, 3))
  now += minute
  expect(ask(), 'as long as these go on').toEqual(addresses.slice(0, 3))
  expect(admit('other', '198.51.100.39'), 'another playback').toBe(true)
})

it('a device that changes its network again and again goes on', () => {
  const admit = open()
  for (let at = 0; at < 50; at++) {
    expect(admit('one', `203.0.113.${at}`)).toBe(true)
    now += minute
  }
})

it('addresses of one IPv6 network are one', () => {
  const admit = open()
  for (let at = 0; at < 20; at++) expect(admit('one', `2001:db8:0:1::${at.toString(16)}`)).toBe(true)
})
