import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { killIfAlive, postmasterPid } from '../../../testing/embedded-folders.ts'
import { ask, keepRow, keptRows, setUpEmbedded } from '../../../testing/opened-embedded.ts'
import { clusterIn } from './binaries.ts'

const patience = { timeout: 30_000, interval: 20 }

/* Several at once, by TCP, for root, and in folders that are damaged or full: `embedded-postgres.deep.integration.test.ts`. */
describe('an embedded server', () => {
  const stage = setUpEmbedded()

  it('keeps its rows from one start to the next, lets nobody else in, and writes no value into its log', async () => {
    const { folder } = stage
    const first = await stage.open()
    await keepRow(first)
    await expect(ask(first, `select 'maria@example.org'::int`)).rejects.toThrow()
    await ask(first, 'create table pessoa (email text primary key)')
    await expect(ask(first, `insert into pessoa values ('a@b.example'), ('a@b.example')`)).rejects.toThrow()
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toMatch(/maria@|a@b\.example|insert into/)
    expect(statSync(clusterIn(folder)).mode & 0o077).toBe(0)
    await first.close()
    expect(postmasterPid(folder)).toBeUndefined()
    expect(await keptRows(await stage.open())).toEqual([{ n: 1 }])
  })

  it('that is killed is started again, with every acknowledged write', async () => {
    const server = await stage.open({ isDurable: true })
    await keepRow(server)
    const pid = postmasterPid(stage.folder) ?? 0
    killIfAlive(pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await keptRows(server)).toEqual([{ n: 1 }]), patience)
    expect(postmasterPid(stage.folder)).not.toBe(pid)
  })
})
