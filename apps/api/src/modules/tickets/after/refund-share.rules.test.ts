import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CanceledShare, countRefundShare } from './refund-share.rules.ts'

const share = (own: Partial<CanceledShare> = {}) =>
  countRefundShare({
    paid: 11_000,
    price: 10_000,
    canceledBefore: 0,
    canceledNow: 10_000,
    percent: 100,
    returnsFees: true,
    left: 11_000,
    ...own,
  })

it('all of what was paid comes back at a hundred per cent, or the price alone where fees are kept', () => {
  expect(share()).toBe(11_000)
  expect(share({ returnsFees: false })).toBe(10_000)
})

it('a part comes back by its share and the percentage, rounded down', () => {
  expect(share({ canceledNow: 5000, percent: 80 })).toBe(4400)
  expect(share({ canceledNow: 3333, percent: 80, returnsFees: false })).toBe(2666)
  expect(share({ percent: 0 })).toBe(0)
})

it('no more comes back than is left, and nothing of what was free', () => {
  expect(share({ left: 300 })).toBe(300)
  expect(share({ price: 0, paid: 0, canceledNow: 0, left: 0 })).toBe(0)
})

it('one ticket after the other gives what all at once would, to the cent', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 900_000_00 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(
      prices,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 99_999 }),
      (tickets, percent, fees) => {
        const price = tickets.reduce((sum, each) => sum + each, 0)
        const paid = price === 0 ? 0 : price + fees
        let [canceledBefore, refunded] = [0, 0]
        for (const canceledNow of tickets) {
          refunded += share({ paid, price, canceledBefore, canceledNow, percent, left: paid - refunded })
          canceledBefore += canceledNow
        }
        expect(refunded).toBe(share({ paid, price, canceledNow: price, percent, left: paid }))
        expect(refunded).toBeLessThanOrEqual(paid)
      },
    ),
  )
})
