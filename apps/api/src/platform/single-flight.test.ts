import { expect, it, vi } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

it('callers that ask for a key at the same time share one task', async () => {
  const flights = createSingleFlight<string, object>()
  const task = vi.fn(async () => ({}))
  const [first, second] = await Promise.all([flights.run('a', task), flights.run('a', task)])
  expect(second).toBe(first)
  expect(task).toHaveBeenCalledOnce()
})

it('other keys run tasks of their own', async () => {
  const flights = createSingleFlight<string, string>()
  const results = await Promise.all(['a', 'b'].map((key) => flights.run(key, async () => key)))
  expect(results).toEqual(['a', 'b'])
})

it('a key runs again once its task has ended, also after a failure', async () => {
  const flights = createSingleFlight<string, number>()
  await expect(flights.run('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(flights.isRunning('a')).toBe(false)
  await expect(flights.run('a', async () => 2)).resolves.toBe(2)
})

it('a task that was forgotten answers its callers and does not end the next one of its key', async () => {
  const flights = createSingleFlight<string, number>()
  const first = Promise.withResolvers<number>()
  const second = Promise.withResolvers<number>()
  const early = flights.run('a', () => first.promise)
  flights.forgetAll()
  const late = flights.run('a', () => second.promise)
  first.resolve(1)
  expect(await early).toBe(1)
  expect(flights.isRunning('a')).toBe(true)
  second.resolve(2)
  expect(await late).toBe(2)
})
