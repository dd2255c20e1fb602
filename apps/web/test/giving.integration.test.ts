import { beforeAll, expect, test } from 'vitest'
import { someReasons, someSettings } from '../app/features/giving/testing/giving.ts'
import { fakeApi } from './fake-api.ts'
import { fakeChurch } from './fake-church.ts'
import { type Pages, startPages } from './start-pages.ts'

const giving = (reasons: typeof someReasons, calls: string[] = []) =>
  fakeApi(
    { ...fakeChurch, modules: ['MOD_DOACAO'] },
    {
      calls,
      others: {
        listGivingReasons: () => reasons,
        getGivingSettings: () => someSettings,
        listGoalProgress: () => [{ idMotivo: 2, arrecadado: 25_000 }],
      },
    },
  )

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
})

test('the page to give is served with the progress towards its goals, which is kept for a minute', async () => {
  const { status, headers, body, changesAt } = await pages.open('/give', { api: giving(someReasons) })
  expect([status, headers['cache-control']]).toEqual([200, undefined])
  expect(body).toMatch(/<progress [^>]*value="25"/)
  // The policy of its content refuses style attributes.
  expect(body).not.toContain(' style="')
  expect(changesAt?.toISOString()).toBe('2026-03-01T12:01:00.000Z')
})

test('without goals no progress is asked for, and the page is kept until the church changes it', async () => {
  const calls: string[] = []
  const api = giving(
    someReasons.map((reason) => ({ ...reason, meta: null })),
    calls,
  )
  const { body, changesAt } = await pages.open('/give', { api })
  expect(body).not.toContain('<progress')
  expect(calls).toContain('listGivingReasons')
  expect(calls).not.toContain('listGoalProgress')
  expect(changesAt).toBeUndefined()
})
