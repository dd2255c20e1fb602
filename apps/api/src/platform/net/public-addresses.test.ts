import { describe, expect, it } from 'vitest'
import { guardedPost } from './guarded-post.ts'
import { isPublicAddress } from './public-addresses.ts'

const inside = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '203.0.113.9',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '100::1',
  '3fff::1',
]
const outside = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450::1', '2001:4860::8888']

describe('an address', () => {
  it.each(inside)('%s is none of the public Internet', (address) => expect(isPublicAddress(address)).toBe(false))
  it.each(outside)('%s is one of the public Internet', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each(['', 'localhost', '8.8.8', '8.8.8.8.8', '0x7f.1'])('%j is none at all', (text) =>
    expect(isPublicAddress(text)).toBe(false),
  )
})

describe('a guarded call', () => {
  const { accepts } = guardedPost()

  it.each([
    'http://push.example/',
    'ftp://push.example/',
    'file:///etc/passwd',
    'gopher://push.example/',
    'push.example',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest',
    'https://①②⑦.⓪.⓪.①/',
    'https://user:word@push.example/',
    'https://user@push.example/',
    'https://',
    '',
  ])('is not made to %s', (address) => expect(accepts(address)).toBe(false))

  it.each(['https://fcm.googleapis.com/fcm/send/x', 'https://push.example:8443/x', 'https://8.8.8.8/'])(
    'is made to %s',
    (address) => expect(accepts(address)).toBe(true),
  )
})
