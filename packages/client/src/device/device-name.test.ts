import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0`, 'Edge, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/605.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Linux; Android 16) ${chrome}`, 'Chrome, Android'],
  [`Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) ${chrome}`, 'Chrome, TV'],
  ['curl', 'Web'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
