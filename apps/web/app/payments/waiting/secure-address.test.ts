import { expect, test } from 'vitest'
import { isSecureAddress } from './secure-address.ts'

test.each([
  ['https://bank.example/3ds?x=1', true],
  ['http://bank.example/3ds', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//bank.example', false],
  ['/user/payment/', false],
  ['', false],
])('%j may be opened: %s', (address, isSecure) => {
  expect(isSecureAddress(address)).toBe(isSecure)
})
