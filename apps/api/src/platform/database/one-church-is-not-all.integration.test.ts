import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { silentLog } from '../../testing/test-platform.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { type Database, queryRow } from './database.ts'
import { openPostgresDatabase, type PostgresOptions } from './postgres.ts'
import { withStatementLimit } from './statement-limit.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

const poolSize = 4
/** Number of an advisory lock, on which statements wait until the test lets go of it. */
const lock = 34

describe('a church whose statements are slow', () => {
  const test = setUpSeededChurches()

  const open = ({ statementTimeoutMs = 2500, mostOfOneOwner }: Partial<PostgresOptions> = {}) =>
    openPostgresDatabase({ url: test.databaseUrl, poolSize, mostOfOneOwner, statementTimeoutMs, log: silentLog })
  const waitForLock = (database: Database, church: ChurchScope) =>
    database.inScope(church, (tx) => tx.execute(sql`select pg_advisory_xact_lock(${lock})`)).then(() => 'waited')
  const sleep = (database: Database, church: ChurchScope) =>
    database.inScope(church, (tx) => tx.execute(sql`select pg_sleep(60)`)).catch((error: unknown) => error)
  const read = (database: Database, church: ChurchScope) =>
    database.inScope(church, (tx) => tx.execute(sql`select 1`)).then(() => 'read')

  it('waits for itself, and lets the others through', async () => {
    const database = open()
    const { videira, farol } = test.churches
    await test.asOwner(async (owner) => {
      await owner.query(`select pg_advisory_lock(${lock})`)
      const slow = Array.from({ length: 10 }, () => waitForLock(database, videira))
      expect(await Promise.race([read(database, farol), ...slow])).toBe('read')
      await owner.query(`select pg_advisory_unlock(${lock})`)
      expect(new Set(await Promise.all(slow))).toEqual(new Set(['waited']))
    })
    expect(await read(database, videira)).toBe('read')
    await database.close()
  })

  it('control: one that may hold every connection keeps the others waiting until its statements are cancelled', async () => {
    const database = open({ mostOfOneOwner: poolSize, statementTimeoutMs: 300 })
    const { videira, farol } = test.churches
    const slow = Array.from({ length: 6 }, () => sleep(database, videira))
    expect(await Promise.race([read(database, farol), ...slow])).toBeInstanceOf(DatabaseUnavailableError)
    for (const outcome of await Promise.all(slow)) expect(outcome).toBeInstanceOf(DatabaseUnavailableError)
    await database.close()
  })

  it('has a shorter limit where the work says so', async () => {
    const database = open()
    const limit = () => database.inScope(test.videira, (tx) => queryRow(tx, sql`show statement_timeout`))
    expect(await limit()).toEqual({ statement_timeout: '2500ms' })
    expect(await withStatementLimit(200, limit)).toEqual({ statement_timeout: '200ms' })
    const outcome = await withStatementLimit(200, () => sleep(database, test.videira))
    expect(outcome).toBeInstanceOf(DatabaseUnavailableError)
    await database.close()
  })

  it('is told that the database is unavailable once that is closed', async () => {
    const database = open()
    await database.close()
    await expect(read(database, test.videira)).rejects.toThrow(DatabaseUnavailableError)
  })
})
