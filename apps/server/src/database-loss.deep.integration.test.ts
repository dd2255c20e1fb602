import { withOwner } from '@narthex/api/platform/database/postgres'
import { type DatabaseProxy, openDatabaseProxy } from '@narthex/api/testing/database-proxy'
import { toCanary } from '@narthex/api/testing/seeded-churches'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import { endEverything, type ServerProcess, startServer } from './testing/server-process.ts'

const host = 'videira.narthex.test'
/** Time in milliseconds within which a process must serve again. */
const recovery = { timeout: 3000, interval: 20 }

describe('product processes that lose their database connections', () => {
  let database: SeededPlatform
  let proxy: DatabaseProxy
  let canary: string
  let processes: ServerProcess[]

  beforeAll(async () => {
    database = await openSeededPlatform()
    proxy = await openDatabaseProxy(database.databaseUrl)
    canary = toCanary(database.churches.videira)
    processes = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL: proxy.url })))
  })
  afterAll(async () => {
    endEverything()
    await proxy?.close()
    await database?.close()
  })

  const terminate = () =>
    withOwner(database.databaseUrl, (owner) =>
      owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name in ('narthex', 'narthex-listener')`,
      ),
    )
  /** Counts waits for locks on a connection of its own: a transaction sees one snapshot of `pg_stat_activity`. */
  const waitingForLocks = () =>
    withOwner(database.databaseUrl, async (owner) => {
      const rows = await owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    })
  const get = ({ port }: ServerProcess, path: string) => sendRaw(port, rawGet(path, `Host: ${host}`))

  it.each([
    [1, 'terminated by the server', terminate],
    [1, 'cut by the network', async () => proxy.cut()],
    [3, 'terminated by the server', terminate],
    [3, 'cut by the network', async () => proxy.cut()],
  ])(
    'live on and serve again within three seconds: transactions open on %i, connections %s',
    async (count, _, lose) => {
      const servers = processes.slice(0, count)
      const calls = await withOwner(database.databaseUrl, async (owner) => {
        await owner.exec('begin; lock table conteudo in access exclusive mode')
        const pages = servers.flatMap((server) =>
          [1, 2, 3, 4, 5].map((page) => get(server, `/api/v1/igreja/videira/noticia/?page=${page}`)),
        )
        await vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThanOrEqual(5 * count), {
          timeout: 8000,
        })
        await lose()
        await owner.exec('rollback').catch(() => {})
        return Promise.all(pages)
      })
      for (const call of calls) expect(call?.status).toBe(503)
      for (const server of processes) {
        await vi.waitFor(async () => expect((await get(server, '/readyz'))?.status).toBe(200), recovery)
        expect(await get(server, '/about')).toMatchObject({ status: 200, text: expect.stringContaining(canary) })
        expect(server.child.exitCode).toBeNull()
      }
    },
  )
})
