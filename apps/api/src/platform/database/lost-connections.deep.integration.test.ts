import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/database-proxy.ts'
import type { ServerDatabase } from '../../testing/server-databases.ts'
import { createMigratedDatabase, silentLog } from '../../testing/test-platform.ts'
import { openPostgresDatabase, withOwner } from './postgres.ts'

const program = join(import.meta.dirname, '../../testing/transaction-holder.ts')

describe('a process whose database is lost under open transactions', () => {
  let database: ServerDatabase
  let proxy: DatabaseProxy

  beforeAll(async () => {
    database = await createMigratedDatabase('embedded')
    proxy = await openDatabaseProxy(database.url)
  })
  afterAll(async () => {
    await proxy.close()
    await database.drop()
  })

  const terminate = () =>
    withOwner(database.url, (owner) =>
      owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'narthex'`,
      ),
    )
  const losses = [
    ['terminated by the server', terminate],
    ['cut by the network', async () => proxy.cut()],
  ] as const

  /** Runs the program until it ends; takes its connections away once it holds its transactions. */
  async function run(kind: 'guarded' | 'plain', lose: () => Promise<unknown>) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, proxy.url, kind])
    const output = { stdout: '', stderr: '' }
    const holding = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => {
        output.stdout += chunk
        if (output.stdout.includes('holding')) resolve()
      })
    })
    child.stderr.on('data', (chunk) => {
      output.stderr += chunk
    })
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    await Promise.race([holding, ended])
    await lose()
    return { code: await ended, ...output }
  }

  it.each(losses)('lives on when they are %s', async (_, lose) => {
    const { code, stdout, stderr } = await run('guarded', lose)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe('holding\nalive, 5 rejected\nconnected again\n')
  })

  it.each(losses)('control: with the driver’s own pool it ends when they are %s', async (_, lose) => {
    const { code, stderr } = await run('plain', lose)
    expect(code).toBe(1)
    expect(stderr).toContain("Unhandled 'error' event")
  })

  it('gives up on a server that falls silent, where the driver alone would wait without end', async () => {
    const database = openPostgresDatabase({ url: proxy.url, poolSize: 1, statementTimeoutMs: 10_000, log: silentLog })
    const plain = new pg.Client({ connectionString: proxy.url })
    plain.on('error', () => {})
    await plain.connect()
    await database.inDirectory((tx) => tx.execute(sql`select 1`))
    proxy.set('silent')
    const waiting = plain.query('select 1').then(
      () => 'answered',
      () => 'lost',
    )
    const ours = database.inDirectory((tx) => tx.execute(sql`select 1`)).catch((error: Error) => error.name)
    expect(await Promise.race([waiting, ours])).toBe('DatabaseUnavailableError')
    proxy.set('open')
    proxy.cut()
    expect(await waiting).toBe('lost')
    await database.close()
  })

  it('rejects the work of an owner’s connection that is terminated', async () => {
    const work = withOwner(database.url, (owner) => owner.query('select pg_terminate_backend(pg_backend_pid())'))
    await expect(work).rejects.toThrow(/terminat/)
  })
})
