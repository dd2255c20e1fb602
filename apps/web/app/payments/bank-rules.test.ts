import { expect, test } from 'vitest'
import { isAccountNumber, isRoutingNumber } from './bank-rules.ts'

test('a routing number has nine digits, the last of which checks the others', () => {
  for (const right of ['110000000', '021000021', '053000196']) expect(isRoutingNumber(right)).toBe(true)
  for (const wrong of ['110000001', '12000021', '0210000210', '000000000', '02100002a', ''])
    expect(isRoutingNumber(wrong)).toBe(false)
})

test('an account number has 4 to 17 digits', () => {
  for (const right of ['0001', '000123456789', '12345678901234567']) expect(isAccountNumber(right)).toBe(true)
  for (const wrong of ['123', '123456789012345678', '12-34', '']) expect(isAccountNumber(wrong)).toBe(false)
})
