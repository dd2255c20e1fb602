import { expect, test } from 'vitest'
import { OrderSaver } from './order-saver.ts'

/** A server whose answers the test gives. */
function setUp() {
  const log: string[] = []
  const calls: { resolve: () => void; reject: (error: Error) => void }[] = []
  const saver = new OrderSaver(
    {
      send: (ids, before) => {
        log.push(`send ${ids} upon ${before}`)
        return new Promise<void>((resolve, reject) => calls.push({ resolve, reject }))
      },
      onOrder: (ids) => log.push(`show ${ids}`),
      onSaved: () => log.push('saved'),
      onFailed: (error) => log.push(`failed ${(error as Error).message}`),
    },
    [1, 2, 3],
  )
  return { log, calls, saver }
}

test('a move is shown at once and sent with the order that the server has', async () => {
  const { log, calls, saver } = setUp()
  const done = saver.move([2, 1, 3])
  expect(log).toEqual(['show 2,1,3', 'send 2,1,3 upon 1,2,3'])
  calls[0]?.resolve()
  await done
  expect(log.at(-1)).toBe('saved')
})

test('of several moves on the way of one the last is sent, upon what was saved', async () => {
  const { log, calls, saver } = setUp()
  const done = saver.move([2, 1, 3])
  void saver.move([2, 3, 1])
  void saver.move([3, 2, 1])
  calls[0]?.resolve()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.resolve()
  await done
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send 2,1,3 upon 1,2,3', 'send 3,2,1 upon 2,1,3'])
  expect(log.filter((line) => line === 'saved')).toHaveLength(1)
})

test('a move that is taken back while it is sent is sent back', async () => {
  const { log, calls, saver } = setUp()
  const done = saver.move([2, 1, 3])
  void saver.move([1, 2, 3])
  calls[0]?.resolve()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.resolve()
  await done
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send 2,1,3 upon 1,2,3', 'send 1,2,3 upon 2,1,3'])
})

test('where a call fails the list is shown as the server has it, and goes on from there', async () => {
  const { log, calls, saver } = setUp()
  const done = saver.move([2, 1, 3])
  saver.follow([9])
  calls[0]?.reject(new Error('no'))
  await done
  expect(log.slice(-2)).toEqual(['show 1,2,3', 'failed no'])
  saver.follow([1, 2, 3, 4])
  void saver.move([4, 1, 2, 3])
  expect(log.at(-1)).toBe('send 4,1,2,3 upon 1,2,3,4')
})
