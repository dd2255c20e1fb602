import { expect, test } from 'vitest'
import { kinds } from './app/kinds.ts'
import { listPath } from './app/resource/kind-paths.ts'
import { usualOrder } from './app/resource/list/list-state.ts'
import { earlyNeeds } from './early-needs.ts'

test('the calls that the server names are those that the lists make', async () => {
  const lists = kinds.filter((entry) => !entry.isOrdered && earlyNeeds[listPath(entry)])
  for (const entry of lists) {
    const kind = await entry.load()
    expect(earlyNeeds[listPath(entry)]?.call, entry.place).toBe(`${kind.calls.list?.path}?ordem=${usualOrder(kind)}`)
  }
  expect(Object.values(earlyNeeds).filter(({ call }) => call)).toHaveLength(lists.length)
})
