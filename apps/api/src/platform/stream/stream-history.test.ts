import { expect, it } from 'vitest'
import { StreamHistory } from './stream-history.ts'

const entry = (number: number, key = 'i1 live:1', text = 'x') => ({ number, id: `7-${number}`, key, text })

function filled(count: number, limits = { mostEvents: 1000, mostCharacters: 1_000_000 }) {
  const history = new StreamHistory('7-0', limits)
  for (let n = 1; n <= count; n++) history.add(entry(n, n % 2 ? 'i1 live:1' : 'i1 chat:a'))
  return history
}
const numbers = (entries: readonly { readonly number: number }[] | undefined) => entries?.map(({ number }) => number)

it('gives what came after a position, of some topics in one order', () => {
  const history = filled(6)
  expect(history.position).toBe('7-6')
  expect(numbers(history.after('7-2', ['i1 live:1']))).toEqual([3, 5])
  expect(numbers(history.after('7-2', ['i1 live:1', 'i1 chat:a']))).toEqual([3, 4, 5, 6])
  expect(numbers(history.after('7-0', ['i1 chat:a']))).toEqual([2, 4, 6])
  expect(history.after('7-6', ['i1 live:1', 'i2 live:1'])).toEqual([])
})

it('does not know a position that it did not give, even between two that it gave', () => {
  const history = filled(6)
  for (const id of ['', '7-7', '6-9', '07-3', '7-3 ']) expect(history.after(id, ['i1 live:1']), id).toBeUndefined()
})

it('keeps between its limit and twice as many events', () => {
  const history = filled(35, { mostEvents: 10, mostCharacters: 1000 })
  expect(numbers(history.after('7-22', ['i1 live:1', 'i1 chat:a']))).toHaveLength(13)
  expect(history.after('7-3', ['i1 live:1'])).toBeUndefined()
})

it('keeps fewer events where they are long', () => {
  const history = new StreamHistory('7-0', { mostEvents: 1000, mostCharacters: 100 })
  for (let n = 1; n <= 100; n++) history.add(entry(n, 'i1 live:1', 'x'.repeat(40)))
  expect(history.after('7-90', ['i1 live:1'])).toBeUndefined()
  expect(numbers(history.after('7-99', ['i1 live:1']))).toEqual([100])
})

it('knows nothing from before a restart', () => {
  const history = filled(6)
  history.restart('9-1')
  expect(history.position).toBe('9-1')
  expect(history.after('7-5', ['i1 live:1'])).toBeUndefined()
  expect(history.after('9-1', ['i1 live:1'])).toEqual([])
})
