import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BackupStage, countTables, openBackupStage, readEverything } from '../../testing/backup-stage.ts'
import { createDatabase, type ServerDatabase } from '../../testing/server-databases.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { preparedServer } from '../../testing/test-platform.ts'
import { migrationLock } from '../database/migrate.ts'
import { withOwner } from '../database/postgres.ts'
import { localFiles } from '../files/local-files.ts'

/* Into migrated databases, of older archives, and stopped: `restore-refusals.deep.integration.test.ts`. */
describe('a restore', () => {
  let stage: BackupStage
  let archive: string
  let target: ServerDatabase
  const test = setUpSeededChurches()

  beforeAll(async () => {
    stage = await openBackupStage()
    archive = await stage.save(test.databaseUrl, test.platform.files)
  })
  afterAll(async () => {
    await stage.close()
  })
  beforeEach(async () => {
    target = await createDatabase(preparedServer('embedded').url)
  })
  afterEach(() => target.drop())

  it('is refused by a database that holds something else', async () => {
    await withOwner(target.url, (owner) => owner.exec('create table recipes (name text)'))
    await expect(stage.bringBack(archive, target.url)).rejects.toThrow('holds tables of something else')
    expect(await countTables(target.url)).toBe(1)
  })

  it('is refused while a product uses the database, or another process migrates it', async () => {
    const client = new pg.Client({ connectionString: target.url, application_name: 'narthex' })
    await client.connect()
    await expect(stage.bringBack(archive, target.url)).rejects.toThrow(
      /A product uses this database \(narthex, pid \d+\)/,
    )
    await client.query(`set application_name = 'psql'; select pg_advisory_lock(${migrationLock})`)
    await expect(stage.bringBack(archive, target.url)).rejects.toThrow('Another process migrates or restores')
    await client.end()
    expect(await countTables(target.url)).toBe(0)
  })

  it('that loses its connection half-way leaves the database empty and no file, and can be done again, once', async () => {
    const store = localFiles(stage.restoredFiles)
    const before = await readEverything(test.databaseUrl)
    const lost: unknown[] = []
    const failed = stage.bringBack(archive, target.url, {
      store: {
        ...store,
        async put(...file) {
          await store.put(...file)
          lost.push(...(await terminate()))
        },
      },
    })
    await expect(failed).rejects.toThrow('The connection to the database was lost')
    expect(lost).toEqual([{ hasEnded: true }])
    expect(await countTables(target.url)).toBe(0)
    expect(stage.listRestoredFiles()).toEqual([])
    await stage.bringBack(archive, target.url)
    expect(stage.listRestoredFiles().length).toBeGreaterThan(0)
    await expect(stage.bringBack(archive, target.url)).rejects.toThrow('holds churches already')
    expect(await readEverything(target.url)).toEqual(before)
  })

  /**
   * Waits until the server's side of the connection has ended too: a restore that begins before finds the lock of this one
   * still taken.
   */
  const terminate = () =>
    test.asOwner((owner) =>
      owner.query(
        `select pg_terminate_backend(pid, 5000) as "hasEnded" from pg_stat_activity
         where datname = $1 and application_name = 'narthex-restore'`,
        [target.name],
      ),
    )
})
