import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BackupStage, countTables, openBackupStage, readEverything } from '../../testing/backup-stage.ts'
import { createDatabase, type ServerDatabase } from '../../testing/server-databases.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { preparedServer } from '../../testing/test-platform.ts'
import { isBase, migrate, readMigrations } from '../database/migrate.ts'
import { withOwner } from '../database/postgres.ts'

const migrations = await readMigrations()

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

  const asOwner = <T>(work: Parameters<typeof withOwner<T>>[1]) => withOwner(target.url, work)

  it('is refused by a database that holds churches, whose rows stay', async () => {
    const before = await readEverything(test.databaseUrl)
    await expect(stage.bringBack(archive, test.databaseUrl, { store: undefined })).rejects.toThrow(
      'A product uses this database',
    )
    await stage.bringBack(archive, target.url, { store: undefined })
    await expect(stage.bringBack(archive, target.url, { store: undefined })).rejects.toThrow('holds churches already')
    expect((await readEverything(target.url)).rows).toEqual(before.rows)
  })

  it('replaces what migrations themselves put into a database that they have run on', async () => {
    await asOwner((owner) => migrate(owner, migrations))
    await stage.bringBack(archive, target.url, { store: undefined })
    expect(await readEverything(target.url)).toEqual(await readEverything(test.databaseUrl))
  })

  it('of an older archive ends at the migrations of the product', async () => {
    const old = migrations.slice(0, migrations.filter(isBase).length + 3)
    const source = await createDatabase(preparedServer('embedded').url)
    const insert = `insert into igreja (codigo, slug, idioma, fuso_horario, nome) values ('antiga', 'antiga', 'pt-BR', 'UTC', 'Antiga')`
    await withOwner(source.url, async (owner) => {
      await migrate(owner, old)
      await owner.exec(insert)
    })
    const path = await stage.save(source.url)
    await source.drop()

    const { migrated } = await stage.bringBack(path, target.url, { store: undefined })
    expect(migrated).toEqual(migrations.slice(old.length).map(({ nome }) => nome))
    expect(await asOwner((owner) => owner.query('select codigo from igreja'))).toEqual([{ codigo: 'antiga' }])
    const { catalogue } = await readEverything(target.url)
    expect(catalogue).toEqual((await readEverything(test.databaseUrl)).catalogue)

    // And not into a database that is further: there is no way back.
    const ahead = await createDatabase(preparedServer('embedded').url)
    await withOwner(ahead.url, (owner) => migrate(owner, migrations))
    await expect(stage.bringBack(path, ahead.url)).rejects.toThrow(
      `has migration ${migrations[old.length]?.nome}, which is newer`,
    )
    await ahead.drop()
  })

  it('that is stopped keeps the files that were there before it', async () => {
    const before = stage.listRestoredFiles().length
    const stopping = new AbortController()
    const failed = stage.bringBack(archive, target.url, {
      signal: stopping.signal,
      onProgress: (line) => void (line.includes(' video,') && stopping.abort(new Error('Stopped'))),
    })
    await expect(failed).rejects.toThrow('Stopped')
    expect(await countTables(target.url)).toBe(0)
    expect(stage.listRestoredFiles()).toHaveLength(before)
  })
})
