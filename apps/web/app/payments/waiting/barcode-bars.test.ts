import { expect, test } from 'vitest'
import { drawBars } from './barcode-bars.ts'

test('a pair of digits lies between the start and the stop, black and white in turn', () => {
  // 1 is wide-narrow-narrow-narrow-wide in black, 2 narrow-wide-narrow-narrow-wide in the white between.
  const { bars, width } = drawBars('12')
  expect(bars.map((bar) => bar.width)).toEqual([1, 1, 3, 1, 1, 1, 3, 3, 1])
  expect(width).toBe(4 + 2 * 9 + 5)
})

test('the 44 digits of a boleto have five bars for each pair, and none overlaps', () => {
  const { bars, width } = drawBars('00193373700000001000500940144816060680935031')
  expect(bars).toHaveLength(2 + 22 * 5 + 2)
  bars.forEach((bar, index) => {
    const end = bars[index + 1]?.x ?? width + 1
    expect(bar.x + bar.width).toBeLessThan(end)
  })
})
