import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { undoAll } from './at-end.ts'
import { type Databases, startDatabases } from './databases.ts'
import { copyChurch } from './datasets/copied-churches.ts'
import { datasets } from './datasets/datasets.ts'

let databases: Databases

beforeAll(async () => {
  databases = await startDatabases(new Set(['demo', 'few churches']), 'smoke')
})

afterAll(undoAll)

const tablesOfChurches = `
  select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where a.attname = 'igreja_id' and c.relkind = 'r' and c.relname not in ('dominio', 'busca', 'auditoria')`

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

test('copies of a church have every row of its pages, and generated columns and unique keys of their own', async () => {
  await using demo = await databases.open('demo')
  await withOwner(demo.url, async (owner) => {
    await owner.exec(`
      create table sample (igreja_id integer, id integer, code uuid unique default gen_random_uuid(), cents integer,
        twice integer not null generated always as (cents * 2) stored, primary key (igreja_id, id));
      insert into sample (igreja_id, id, cents) select min(id), 7, 150 from igreja`)
    await copyChurch(owner, 2)
    expect(await owner.query('select id, cents, twice from sample')).toEqual(
      Array.from({ length: 3 }, () => ({ id: 7, cents: 150, twice: 300 })),
    )
    for (const { name } of await owner.query<{ name: string }>(tablesOfChurches)) {
      const counts = `select (select count(*)::int from ${name} t where igreja_id = i.id) as n from igreja i
        where i.id = (select min(id) from igreja) or i.codigo like 'copia-%' order by i.id`
      const [original, ...copies] = (await owner.query<{ n: number }>(counts)).map(({ n }) => n)
      expect(copies, name).toEqual([original, original])
    }
  })
})

test('data that cannot be made fails those that open it, with the reason', async () => {
  const { fill } = datasets['few churches']
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(datasets['many churches'], 'fill').mockRejectedValue(new Error('disk full'))
  await expect(databases.open('many churches')).rejects.toThrow('The data “many churches” could not be made: disk full')
  vi.spyOn(datasets['short prayer wall'], 'fill').mockImplementation((owner) => fill(owner))
  await expect(databases.open('short prayer wall')).rejects.toThrow('There is no church at mural.localhost')
})

test('what a single contestant reads is not copied', async () => {
  const [one, again] = [await databases.open('few churches'), await databases.open('few churches')]
  expect(again.url).toBe(one.url)
  expect(await count(one.url, 'igreja')).toBe(10)
})

test.runIf(process.platform === 'linux')('work of the server is counted, idling is not', async () => {
  const { url } = await databases.open('few churches')
  await withOwner(url, async (owner) => {
    const worked = databases.countCpu()
    await owner.query('select count(*) from generate_series(1, 2000000) n where sqrt(n) > 5')
    expect(worked()).toBeGreaterThan(50_000)
    const idled = databases.countCpu()
    expect(idled()).toBeLessThan(50_000)
  })
})

test('the end of the run leaves neither a server nor its folder', async () => {
  const { url, filesFolder } = await databases.open('few churches')
  await undoAll()
  expect(existsSync(dirname(filesFolder))).toBe(false)
  await expect(count(url, 'igreja')).rejects.toThrow()
})
