import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { batchesByName } from './batches.ts'

describe('batches of one name', () => {
  function open(options: { readonly maxRunning: number; readonly maxSize: number }) {
    const batches: { readonly requests: readonly number[]; done(): void; fail(error: Error): void }[] = []
    const ask = batchesByName<number, number>({
      ...options,
      gatherMs: 0,
      run(requests) {
        const ended = Promise.withResolvers<readonly PromiseSettledResult<number>[]>()
        const results = requests.map((request): PromiseSettledResult<number> => {
          if (request < 0) return { status: 'rejected', reason: new Error(`${request}`) }
          return { status: 'fulfilled', value: request * 10 }
        })
        batches.push({ requests, done: () => ended.resolve(results), fail: ended.reject })
        return ended.promise
      },
    })
    return { batches, ask, sizes: () => batches.map(({ requests }) => requests) }
  }

  it('what waits while one runs is done together, each with its own result', async () => {
    const { batches, ask, sizes } = open({ maxRunning: 1, maxSize: 10 })
    const first = ask('a', 1)
    await turn()
    const rest = Promise.allSettled([ask('a', 2), ask('a', -3), ask('a', 4)])
    await turn()
    expect(sizes()).toEqual([[1]])
    batches[0]?.done()
    expect(await first).toBe(10)
    await vi.waitFor(() => expect(sizes()).toEqual([[1], [2, -3, 4]]))
    batches[1]?.done()
    expect((await rest).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('are as large as allowed, as many at a time as allowed, the first first', async () => {
    const { batches, ask, sizes } = open({ maxRunning: 2, maxSize: 2 })
    const all = Promise.all([1, 2, 3, 4, 5].map((request) => ask('a', request)))
    await turn()
    expect(sizes()).toEqual([
      [1, 2],
      [3, 4],
    ])
    batches[1]?.done()
    await vi.waitFor(() => expect(sizes()).toHaveLength(3))
    for (const { done } of batches) done()
    expect(await all).toEqual([10, 20, 30, 40, 50])
  })

  it('do not wait for another name', async () => {
    const { ask, sizes } = open({ maxRunning: 1, maxSize: 1 })
    void ask('a', 1)
    void ask('b', 2)
    await turn()
    expect(sizes()).toEqual([[1], [2]])
  })

  it('that fail reject all their requests, and the next goes on', async () => {
    const { batches, ask } = open({ maxRunning: 1, maxSize: 10 })
    const failing = Promise.allSettled([ask('a', 1), ask('a', 2)])
    await turn()
    const next = ask('a', 3)
    batches[0]?.fail(new Error('lost'))
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await vi.waitFor(() => expect(batches).toHaveLength(2))
    batches[1]?.done()
    expect(await next).toBe(30)
  })
})
