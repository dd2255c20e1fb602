import { describe, expect, it } from 'vitest'
import { foundPlainChurch } from '../../testing/plain-church.ts'
import { createDatabase } from '../../testing/server-databases.ts'
import { everyDatabase, openTestPlatform, preparedServer, storageOptions } from '../../testing/test-platform.ts'
import { openServerStorage } from '../storage.ts'
import type { OwnerConnection } from './database.ts'
import { withOwner } from './postgres.ts'
import { refreshStatistics } from './statistics.ts'

/** Reads the number of rows that the planner assumes for a table; -1 where it was never analysed. */
async function believedRows(owner: OwnerConnection, table: string): Promise<number | undefined> {
  const [row] = await owner.query<{ reltuples: number }>(
    `select reltuples from pg_class where oid = '${table}'::regclass`,
  )
  return row?.reltuples
}

describe.each(everyDatabase())('the statistics of the %s database', (kind) => {
  it('are gathered on request, by a role that owns no table', async () => {
    const test = await openTestPlatform({ kind })
    await foundPlainChurch(test.platform, 'videira', [])
    expect(await test.asOwner((owner) => believedRows(owner, 'igreja'))).toBe(-1)
    await refreshStatistics(test.platform.database)
    expect(await test.asOwner((owner) => believedRows(owner, 'igreja'))).toBe(1)
    await test.close()
  })
})

describe('a start', () => {
  it('gathers statistics where it ran migrations, and at no later time', async () => {
    const { url, drop } = await createDatabase(preparedServer('embedded').url)
    const start = async () => {
      const storage = await openServerStorage(storageOptions(url))
      await storage.close()
      return withOwner(url, (owner) => believedRows(owner, 'igreja'))
    }
    expect(await start()).toBe(0)
    await withOwner(url, (owner) => owner.exec(`update pg_class set reltuples = -1 where relname = 'igreja'`))
    expect(await start()).toBe(-1)
    await drop()
  })
})
