import { expect, test } from 'vitest'
import { formatBoletoLine, parseBoletoBarcode } from './boleto-line.ts'

test('a line is written in its fields', () => {
  expect(formatBoletoLine('00190500954014481606906809350314337370000000100')).toBe(
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
  )
})

test('the barcode is the line without its check digits, in the order of the bank', () => {
  // The example of FEBRABAN's layout: the same boleto as its line and as its barcode.
  expect(parseBoletoBarcode('00190.50095 40144.816069 06809.350314 3 37370000000100')).toBe(
    '00193373700000001000500940144816060680935031',
  )
})

test('a text of another length has no barcode', () => {
  expect(parseBoletoBarcode('0019050095401448160690680935031433737000000010')).toBeUndefined()
  expect(parseBoletoBarcode('')).toBeUndefined()
})
