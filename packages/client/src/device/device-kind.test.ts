import { expect, test } from 'vitest'
import { hasAppleWallet, isIos } from './device-kind.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

test.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 5, true, true],
  ['Chrome on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari', 5, true, true],
  ['an iPad that calls itself a Mac', `${mac} ${safari}`, 5, true, true],
  ['Safari on a Mac', `${mac} ${safari}`, 0, false, true],
  ['Chrome on a Mac', `${mac} ${chrome}`, 0, false, false],
  ['Edge on a Mac', `${mac} ${chrome} Edg/140.0`, 0, false, false],
  [
    'Firefox on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0`,
    0,
    false,
    false,
  ],
  ['a phone with Android', `Mozilla/5.0 (Linux; Android 16) ${chrome}`, 5, false, false],
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 10, false, false],
])('%s is known by its browser', (_, userAgent, maxTouchPoints, ios, wallet) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(ios)
  expect(hasAppleWallet({ userAgent, maxTouchPoints })).toBe(wallet)
})
