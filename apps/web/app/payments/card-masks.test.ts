import type { Mask } from '@narthex/client/forms/mask'
import { expect, test } from 'vitest'
import { cardCodeMask, cardExpiryMask, cardNumberMask } from './card-masks.ts'

const write = (mask: Mask, text: string) => mask.write(mask.read(text))

test('a number stands in the groups of its brand', () => {
  expect(write(cardNumberMask, '4111-1111.1111 1111')).toBe('4111 1111 1111 1111')
  expect(write(cardNumberMask, '378282246310005')).toBe('3782 822463 10005')
  expect(write(cardNumberMask, '36700102000000')).toBe('3670 010200 0000')
  expect(write(cardNumberMask, '4111111111111111110')).toBe('4111 1111 1111 1111 110')
})

test('digits beyond the longest number are dropped', () => {
  expect(write(cardNumberMask, '41111111111111111109999')).toBe('4111 1111 1111 1111 110')
})

test('an expiry has two or four digits of a year, and a month that needs no zero', () => {
  expect(write(cardExpiryMask, '0831')).toBe('08/31')
  expect(write(cardExpiryMask, '08/2031')).toBe('08/2031')
  expect(write(cardExpiryMask, '8/31')).toBe('08/31')
  expect(write(cardExpiryMask, '831')).toBe('08/31')
  expect(write(cardExpiryMask, '12/20319')).toBe('12/2031')
  expect(cardExpiryMask.divide?.('1')).toBe('01')
})

test('a security code has at most four digits', () => {
  expect(write(cardCodeMask, '12a34 5')).toBe('1234')
})
