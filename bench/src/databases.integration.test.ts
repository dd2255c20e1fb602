import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { undoAll } from './at-end.ts'
import { type Databases, startDatabases } from './databases.ts'

let databases: Databases

beforeAll(async () => {
  databases = await startDatabases(new Set(['demo', '10 churches']))
})

afterAll(undoAll)

const count = (url: string, table: string) =>
  withOwner(url, async (owner) => (await owner.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n)

test('each contestant has a copy of the demo, which another one does not see and which is dropped', async () => {
  await using one = await databases.open('demo')
  const other = await databases.open('demo')
  await withOwner(other.url, (owner) => owner.exec('delete from notificacao'))
  expect(await count(other.url, 'notificacao')).toBe(0)
  expect(await count(one.url, 'notificacao')).toBeGreaterThan(0)
  await other[Symbol.asyncDispose]()
  await expect(count(other.url, 'notificacao')).rejects.toThrow('does not exist')
})

test('what a single contestant reads is not copied', async () => {
  const [one, again] = [await databases.open('10 churches'), await databases.open('10 churches')]
  expect(again.url).toBe(one.url)
  expect(await count(one.url, 'igreja')).toBe(10)
})

test.runIf(process.platform === 'linux')('work of the server is counted, idling is not', async () => {
  const { url } = await databases.open('10 churches')
  await withOwner(url, async (owner) => {
    const worked = databases.countCpu()
    await owner.query('select count(*) from generate_series(1, 2000000) n where sqrt(n) > 5')
    expect(worked()).toBeGreaterThan(50_000)
    const idled = databases.countCpu()
    expect(idled()).toBeLessThan(50_000)
  })
})

test('the end of the run leaves neither a server nor its folder', async () => {
  const { url, filesFolder } = await databases.open('10 churches')
  await undoAll()
  expect(existsSync(dirname(filesFolder))).toBe(false)
  await expect(count(url, 'igreja')).rejects.toThrow()
})
