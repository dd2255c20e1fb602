import { expect, it } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

const full = () => new Error('full')
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('a bounded queue does so much at once, the rest in the order in which they came, and refuses who finds no place', async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 2, full })
  const begun: number[] = []
  const finish: (() => void)[] = []
  const run = (number: number) =>
    queue(() => {
      begun.push(number)
      return new Promise<void>((resolve) => finish.push(resolve))
    })
  const all = [1, 2, 3, 4].map(run)
  await expect(run(5)).rejects.toThrow('full')
  expect(begun).toEqual([1, 2])
  finish[0]?.()
  await settled()
  expect(begun).toEqual([1, 2, 3])
  const sixth = run(6)
  finish[1]?.()
  await settled()
  expect(begun).toEqual([1, 2, 3, 4])
  for (let next = 2; next < 5; next++) {
    finish[next]?.()
    await settled()
  }
  await Promise.all([...all, sixth])
  expect(begun).toEqual([1, 2, 3, 4, 6])
})

it('what fails gives its place away', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 1, full })
  const failing = queue(async () => {
    throw new Error('broken')
  })
  const next = queue(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

it('one owner has a share of the places, and gives it back', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 10, full })
  const [own, church] = [
    { owner: 'a/1', places: 2 },
    { owner: 'a', places: 3 },
  ]
  const turn = Promise.withResolvers<void>()
  const wait = () => turn.promise
  const taken = [queue(wait, [church, own]), queue(wait, [church, own])]
  await expect(queue(wait, [church, own])).rejects.toThrow('full')
  taken.push(queue(wait, [church, { owner: 'a/2', places: 2 }]))
  await expect(queue(wait, [church, { owner: 'a/3', places: 2 }])).rejects.toThrow('full')
  taken.push(queue(wait, [{ owner: 'b', places: 3 }]))
  turn.resolve()
  await Promise.all(taken)
  expect(await queue(async () => 'done', [church, own])).toBe('done')
})
