import { ApiError, NoResponseError } from '@narthex/contract/client'
import { expect, test, vi } from 'vitest'
import { createActRunner, type Outcome } from './act.ts'

function watch() {
  const shown: Outcome<string>[] = []
  return { shown, run: createActRunner<string>((outcome) => shown.push(outcome)) }
}

test('an act is shown as busy, then as done with its value', async () => {
  const { shown, run } = watch()
  expect(await run(async () => 'sent')).toBe(true)
  expect(shown).toEqual([{ state: 'busy' }, { state: 'done', value: 'sent' }])
})

test('two calls in one turn act once, and the second one is told apart from a failure', async () => {
  const { shown, run } = watch()
  const act = vi.fn(async () => 'sent')
  expect(await Promise.all([run(act), run(act)])).toEqual([true, undefined])
  expect(act).toHaveBeenCalledTimes(1)
  expect(shown).toHaveLength(2)
})

test('acts of different rows of a list do not wait for each other, and one row acts once', async () => {
  const { run } = watch()
  const act = vi.fn(async () => 'ended')
  expect(await Promise.all([run(act, 1), run(act, 2), run(act, 1)])).toEqual([true, true, undefined])
  expect(act).toHaveBeenCalledTimes(2)
})

test('after an act, done or failed, the next one begins', async () => {
  const { run } = watch()
  const refused = new ApiError(409, undefined)
  expect(await run(() => Promise.reject(refused))).toBe(false)
  expect(await run(async () => 'first')).toBe(true)
  expect(await run(async () => 'second')).toBe(true)
})

test.each([
  ['an answer of the API', new ApiError(422, undefined)],
  ['a lost connection', new NoResponseError()],
])('%s is shown, and not reported', async (_, error) => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { shown, run } = watch()
  expect(await run(() => Promise.reject(error))).toBe(false)
  expect(shown.at(-1)).toEqual({ state: 'failed', error })
  expect(report).not.toHaveBeenCalled()
})

test('a bug is shown as a failure and reported, also where the act throws before it waits', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { shown, run } = watch()
  const bug = new TypeError('x is not a function')
  const throwing = () => {
    throw bug
  }
  expect(await run(throwing)).toBe(false)
  expect(shown.at(-1)).toEqual({ state: 'failed', error: bug })
  expect(report).toHaveBeenCalledExactlyOnceWith(bug)
})
