import { expect, test } from 'vitest'
import { findOwnCode, siteFrom } from './own-church.ts'

test('the address of another church names the church that the member came from', () => {
  expect(findOwnCode(new URL(siteFrom('https://azotea.example', 'ponte-velha')).hash)).toBe('ponte-velha')
})

test.each(['', '#content', '#ownChurch=', '#ownChurch=https://evil.example', '#ownChurch=a%20b'])(
  'nothing is read from %j',
  (hash) => expect(findOwnCode(hash)).toBeUndefined(),
)
