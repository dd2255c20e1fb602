import { beforeEach, expect, test, vi } from 'vitest'
import { endAttempt, findAttemptKey, forgetAttempts } from './attempt-keys.ts'

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
  forgetAttempts()
})

test.each([false, true])('the same gift sent twice has one key (storage denied: %s)', (isDenied) => {
  stubStorage(isDenied)
  const first = findAttemptKey('order', gift)
  expect(findAttemptKey('order', { ...gift })).toBe(first)
  expect(findAttemptKey('order', { itens: [{ idMotivo: 1, valor: 5001 }] })).not.toBe(first)
})

test('a refused payment is followed by another one of the same gift', () => {
  const order = findAttemptKey('order', gift)
  const payment = findAttemptKey('payment', ['X', 'PIX'])
  endAttempt()
  expect(findAttemptKey('order', gift)).toBe(order)
  expect(findAttemptKey('payment', ['X', 'PIX'])).not.toBe(payment)
})

test('a gift that was received is followed by another one', () => {
  const order = findAttemptKey('order', gift)
  forgetAttempts()
  expect(findAttemptKey('order', gift)).not.toBe(order)
})
