import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeChurch } from '../../modules/churches/churches.editing.service.ts'
import { getFrame } from '../../modules/churches/churches.service.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/database-proxy.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { platformOn, silentLog } from '../../testing/test-platform.ts'
import { muted } from '../../testing/with-bus.ts'
import { createOwnCall } from '../http/route.ts'
import type { Platform } from '../platform.ts'
import { ChurchScope } from '../scope/scope.ts'
import type { ContentBus } from './bus.ts'
import { createPostgresBus } from './postgres-bus.ts'
import type { BusTiming } from './presence.ts'

const timing: BusTiming = { leaseMs: 600, heartbeatMs: 100 }
/** The control: a process that trusts what it remembers, whatever it hears of the database. */
const withoutLease: BusTiming = { leaseMs: 600_000, heartbeatMs: 100 }

describe('a process that is not told of an edit', () => {
  let proxy: DatabaseProxy
  const open: ContentBus[] = []

  const test = setUpSeededChurches()

  beforeAll(async () => {
    proxy = await openDatabaseProxy(test.databaseUrl)
  })
  afterEach(async () => {
    proxy.set('open')
    proxy.cut()
    await Promise.all(open.splice(0).map((bus) => bus.close()))
    await test.asOwner((owner) => owner.exec('delete from ouvinte'))
  })
  afterAll(async () => {
    await proxy.close()
  })

  /** Two processes on one database; the reader is told of changes through the proxy. */
  async function stage(readerTiming: BusTiming): Promise<{ writer: Platform; reader: Platform }> {
    const writers = await createPostgresBus(test.databaseUrl, silentLog, timing)
    const readers = await createPostgresBus(proxy.url, silentLog, readerTiming)
    open.push(writers, readers)
    return {
      writer: platformOn({ ...test.platform, bus: writers }),
      reader: platformOn({ ...test.platform, bus: readers }),
    }
  }

  const edit = (platform: Platform, telefone: string) =>
    describeChurch(createOwnCall(platform.transactions.at(test.videira)), { telefone })
  async function read(platform: Platform): Promise<string | null | undefined> {
    const scope = await platform.directory.byHost('videira.narthex.test')
    return ChurchScope.is(scope) ? (await getFrame(platform.transactions.at(scope))).church.telefone : undefined
  }

  /** Edits while the reader hears nothing, and gives those that its next read did not show. */
  async function staleEdits({ writer, reader }: { writer: Platform; reader: Platform }, edits: number) {
    const stale: string[] = []
    for (let n = 0; n < edits; n++) {
      await edit(writer, `edit ${n}`)
      if ((await read(reader)) !== `edit ${n}`) stale.push(`edit ${n}`)
    }
    return stale
  }

  it('because its connection fell silent shows each acknowledged edit all the same', async () => {
    const processes = await stage(timing)
    await edit(processes.writer, 'before')
    expect(await read(processes.reader)).toBe('before')
    proxy.set('silent')
    expect(await staleEdits(processes, 5)).toEqual([])
  })

  it('control: shows old content where it trusts its memory and is not waited for', async () => {
    const processes = await stage(withoutLease)
    await edit(processes.writer, 'before')
    expect(await read(processes.reader)).toBe('before')
    proxy.set('silent')
    await test.asOwner((owner) => owner.exec('update ouvinte set prazo_ms = 0'))
    expect(await staleEdits(processes, 2)).toEqual(['edit 0', 'edit 1'])
  })

  it('because the server’s side of its connection is stopped shows each acknowledged edit all the same', async (context) => {
    const processes = await stage(timing)
    await edit(processes.writer, 'before')
    expect(await read(processes.reader)).toBe('before')
    const pid = await newestListener()
    if (!stopped(pid)) return context.skip('This user may not stop the processes of the PostgreSQL server')
    try {
      expect(await staleEdits(processes, 5)).toEqual([])
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await vi.waitFor(() => expect(processes.reader.bus.isTrusted()).toBe(true), { timeout: 5000 })
    expect(await staleEdits(processes, 2)).toEqual([])
  })

  it('because its connection was closed on one side alone shows each acknowledged edit all the same', async () => {
    const processes = await stage(timing)
    await edit(processes.writer, 'before')
    expect(await read(processes.reader)).toBe('before')
    proxy.set('silent')
    const pid = await newestListener()
    await test.asOwner((owner) => owner.query('select pg_terminate_backend($1, 5000)', [pid]))
    expect(await staleEdits(processes, 3)).toEqual([])
  })

  it('forgets everything when another process ended between its commit and its announcement', async () => {
    const { writer, reader } = await stage(timing)
    await edit(writer, 'before')
    expect(await read(reader)).toBe('before')
    await edit(muted(writer), 'never announced')
    expect(await read(reader)).toBe('before')
    // A process that was killed leaves its row, and its lease runs out.
    await test.asOwner((owner) =>
      owner.exec(`insert into ouvinte values (gen_random_uuid(), gen_random_uuid(), 1, clock_timestamp())`),
    )
    await vi.waitFor(async () => expect(await read(reader)).toBe('never announced'), { timeout: 5000 })
  })

  const newestListener = () =>
    test.asOwner(async (owner) => {
      const rows = await owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'narthex-listener'
         order by backend_start desc limit 1`,
      )
      return rows[0]?.pid ?? 0
    })
})

function stopped(pid: number): boolean {
  try {
    process.kill(pid, 'SIGSTOP')
    return true
  } catch {
    return false
  }
}
