import { expect, it } from 'vitest'
import { pushReach } from './push-reach.ts'
import { acceptsAddress } from './reach.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://db5p.notify.windows.com/w/?token=x',
  'https://web.push.apple.com/x',
  'https://fcm.googleapis.com:443/x',
])('a push goes to a known push service: %s', (address) => {
  expect(acceptsAddress(pushReach(), address)).toBe(true)
})

it.each([
  'https://example.org/x',
  'https://fcm.googleapis.com:8443/x',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com/x',
  'https://user@web.push.apple.com/x',
  'https://8.8.8.8/x',
])('and nowhere else: %s', (address) => {
  expect(acceptsAddress(pushReach(), address)).toBe(false)
})

it('goes to the hosts that are set instead', () => {
  expect(acceptsAddress(pushReach(['push.example']), 'https://push.example/x')).toBe(true)
  expect(acceptsAddress(pushReach(['push.example']), 'https://fcm.googleapis.com/x')).toBe(false)
})
