import { ApiError, NoResponseError } from '@narthex/contract/client'
import { expect, test } from 'vitest'
import { runInBulk } from './run-in-bulk.ts'

const refusal = (code: string) => new ApiError(409, { code, message: 'no', requestId: 'r' } as never)

test('each record is tried once, in its order, and progress is told', async () => {
  const tried: number[] = []
  const progress: number[] = []
  const act = async (id: number) => void tried.push(id)
  expect(await runInBulk([3, 1, 2], act, (count) => progress.push(count))).toEqual({ done: 3, failed: 0 })
  expect([tried, progress]).toEqual([
    [3, 1, 2],
    [1, 2, 3],
  ])
})

test('a record that someone changed is left, and the others are done', async () => {
  const act = async (id: number) => {
    if (id === 1) throw refusal('CHANGED_MEANWHILE')
  }
  expect(await runInBulk([3, 1, 2], act, () => {})).toEqual({ done: 2, failed: 1 })
})

test('without an answer the rest is not tried', async () => {
  const tried: number[] = []
  const act = async (id: number) => {
    tried.push(id)
    if (id === 1) throw new NoResponseError('none')
  }
  expect(await runInBulk([3, 1, 2], act, () => {})).toEqual({ done: 1, failed: 2 })
  expect(tried).toEqual([3, 1])
})
