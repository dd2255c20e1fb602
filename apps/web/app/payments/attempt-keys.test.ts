import { beforeEach, expect, test, vi } from 'vitest'
import { createAttempts } from './attempt-keys.ts'

const attempts = createAttempts('keys')
const gift = { itens: [{ idMotivo: 1, valor: 5000 }] }

function stubStorage(isDenied = false) {
  const kept = new Map<string, string>()
  const use = <T>(act: () => T) => {
    if (isDenied) throw new DOMException('denied')
    return act()
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => use(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => use(() => kept.set(key, value)),
    removeItem: (key: string) => use(() => kept.delete(key)),
  })
}

beforeEach(() => {
  stubStorage()
  attempts.forget()
})

test.each([false, true])('the same order sent twice has one key (storage denied: %s)', (isDenied) => {
  stubStorage(isDenied)
  const first = attempts.find('order', gift)
  expect(attempts.find('order', { ...gift })).toBe(first)
  expect(attempts.find('order', { itens: [{ idMotivo: 1, valor: 5001 }] })).not.toBe(first)
})

test('a refused payment is followed by another one of the same order', () => {
  const order = attempts.find('order', gift)
  const payment = attempts.find('payment', ['X', 'PIX'])
  attempts.endPayment()
  expect(attempts.find('order', gift)).toBe(order)
  expect(attempts.find('payment', ['X', 'PIX'])).not.toBe(payment)
})

test('an order that was received is followed by another one', () => {
  const order = attempts.find('order', gift)
  attempts.forget()
  expect(attempts.find('order', gift)).not.toBe(order)
})
