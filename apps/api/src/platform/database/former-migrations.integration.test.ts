import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackupStage, openBackupStage } from '../../testing/backup-stage.ts'
import { readCatalogue } from '../../testing/catalogue.ts'
import { readFormerMigrations, recordFormerMigrations } from '../../testing/former-database.ts'
import { createDatabase, type ServerDatabase } from '../../testing/server-databases.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { everyDatabase, preparedServer, withBareDatabase, withMigratedDatabase } from '../../testing/test-platform.ts'
import { listTables, readSequences } from '../backup/backup-tables.ts'
import type { OwnerConnection } from './database.ts'
import { formerMigrations } from './former-migrations.ts'
import { isBase, MigrationError, migrate, migrationHash, readMigrations } from './migrate.ts'
import { withOwner } from './postgres.ts'

const migrations = await readMigrations()
const numbered = migrations.filter((migration) => !isBase(migration))
const former = await readFormerMigrations()
const databases = everyDatabase()

/** Small changes, one for each part of a schema. */
const differences = [
  ['a default', 'alter table banner alter column ordem set default 1'],
  ['a column that may be empty', 'alter table banner alter column titulo drop not null'],
  ['the storage of a column', 'alter table biblia_versiculo alter column palavras set storage extended'],
  ['a collation', 'alter table louvor alter column ordem type text collate "default"'],
  ['a grant on a column', 'grant select (nome) on igreja to narthex_worker'],
  ['a grant on a table', 'revoke insert on tarefa from narthex_identity'],
  ['an option of a table', 'alter table busca reset (toast_tuple_target)'],
  ['a wall that does not bind the owner', 'alter table banner no force row level security'],
  ['a name of a constraint', 'alter table evento rename constraint evento_check1 to evento_ponto'],
  ['an index', 'drop index play_reproducao_midia'],
  ['a policy', 'drop policy operator_raises on igreja'],
  ['a trigger', 'alter table evento_bilhete disable trigger evento_bilhete_alterado'],
  ['a right to call a function', 'grant execute on function refresh_statistics() to narthex_app'],
  ['the owner of a function', 'alter function find_verses(integer, tsquery) owner to current_user'],
  ['a sequence', 'alter table conta alter column id set increment by 2'],
  ['a comment', 'comment on table dominio is null'],
  ['a right on the schema', 'grant create on schema public to narthex_finder'],
] as const

const readApplied = (owner: OwnerConnection) =>
  owner.query<{ nome: string; resumo: string }>('select nome, resumo from migracao order by nome collate "C"')
const everyMigration = migrations
  .map((migration) => ({ nome: migration.nome, resumo: migrationHash(migration) }))
  .sort((a, b) => (a.nome < b.nome ? -1 : 1))

it('the list of former migrations has the hash of each of their files', () => {
  expect(Array.from(formerMigrations)).toEqual(former.map((migration) => [migration.nome, migrationHash(migration)]))
})

describe.each(databases)('a %s database of the former migrations', (kind) => {
  it.each([
    { extent: 'all numbered ones', before: numbered.length, pending: [] },
    { extent: 'no numbered one', before: 0, pending: numbered.map(({ nome }) => nome) },
  ])('with $extent has the schema of a new database once it is upgraded', async ({ before, pending }) => {
    const fresh = await withMigratedDatabase(kind, readCatalogue)
    await withBareDatabase(kind, async (owner) => {
      await migrate(owner, former.concat(numbered.slice(0, before)))
      expect(await migrate(owner, migrations)).toEqual(pending)
      expect(await readApplied(owner)).toEqual(everyMigration)
      expect(await readCatalogue(owner)).toEqual(fresh)
      expect(await migrate(owner, migrations)).toEqual([])
    })
  })

  it('is upgraded once by processes that start at the same time', async () => {
    await withBareDatabase(kind, async (owner, url) => {
      await migrate(owner, former)
      const ran = await Promise.all([1, 2, 3].map(() => withOwner(url, (each) => migrate(each, migrations))))
      expect(ran.flat()).toEqual(numbered.map(({ nome }) => nome))
      expect(await readApplied(owner)).toEqual(everyMigration)
    })
  })

  it('is refused and left as it is when only some of them were applied', async () => {
    await withBareDatabase(kind, async (owner) => {
      await migrate(owner, former.slice(0, -1))
      const before = [await readApplied(owner), await readCatalogue(owner)]
      const upgrade = migrate(owner, migrations)
      await expect(upgrade).rejects.toThrow(MigrationError)
      await expect(upgrade).rejects.toThrow(
        /only some of the migrations up to 0106.* Run npm run migrate of the last revision/,
      )
      expect([await readApplied(owner), await readCatalogue(owner)]).toEqual(before)
    })
  })

  it('is refused and left as it is when one of them was changed before it was applied', async () => {
    await withBareDatabase(kind, async (owner) => {
      await migrate(
        owner,
        former.map(({ nome, sql }) => ({ nome, sql: nome === '0025-prayer.sql' ? `${sql}\n-- another word` : sql })),
      )
      const before = await readApplied(owner)
      await expect(migrate(owner, migrations)).rejects.toThrow(/0025-prayer\.sql was changed after it was applied/)
      expect(await readApplied(owner)).toEqual(before)
    })
  })

  it('control: a schema that differs in any part is another one', async () => {
    await withMigratedDatabase(kind, async (owner) => {
      const before = await readCatalogue(owner)
      for (const [part, statement] of differences) {
        await owner.exec(`begin; ${statement}`)
        expect(await readCatalogue(owner), part).not.toEqual(before)
        await owner.exec('rollback')
      }
      expect(await readCatalogue(owner)).toEqual(before)
    })
  })
})

describe('the rows of churches in a database of the former migrations', () => {
  let stage: BackupStage
  let old: ServerDatabase
  let filled: Awaited<ReturnType<typeof readRows>>
  const test = setUpSeededChurches()

  beforeAll(async () => {
    stage = await openBackupStage()
    old = await createDatabase(preparedServer('embedded').url)
    const seeded = await stage.save(test.databaseUrl)
    await withOwner(old.url, (owner) => migrate(owner, former.concat(numbered)))
    await stage.bringBack(seeded, old.url)
    await withOwner(old.url, recordFormerMigrations)
    filled = await readRows(old.url)
  })
  afterAll(async () => {
    await old.drop()
    await stage.close()
  })

  const listColumns = (url: string, table: string) =>
    withOwner(url, async (owner) => (await listTables(owner)).find(({ name }) => name === table)?.columns)

  it('control: lie in other columns than in a new database, and are those of every church', async () => {
    const [before, now] = [await listColumns(old.url, 'usuario'), await listColumns(test.databaseUrl, 'usuario')]
    expect(before).not.toEqual(now)
    expect(before?.toSorted()).toEqual(now?.toSorted())
    expect(filled).toEqual(await readRows(test.databaseUrl))
    expect(await withOwner(old.url, readApplied)).toHaveLength(formerMigrations.size + numbered.length)
  })

  it('are restored from its archive into a new database', async () => {
    const archive = await stage.save(old.url)
    const target = await createDatabase(preparedServer('embedded').url)
    try {
      const { migrated } = await stage.bringBack(archive, target.url)
      expect(migrated).toEqual([])
      expect(await readRows(target.url)).toEqual(filled)
      expect(await withOwner(target.url, readApplied)).toEqual(everyMigration)
      expect(await withOwner(target.url, readCatalogue)).toEqual(await test.asOwner(readCatalogue))
    } finally {
      await target.drop()
    }
  })

  it('stay as they are when it is upgraded', async () => {
    expect(await withOwner(old.url, (owner) => migrate(owner, migrations))).toEqual([])
    expect(await readRows(old.url)).toEqual(filled)
    expect(await withOwner(old.url, readApplied)).toEqual(everyMigration)
  })
})

/** All rows as JSON, which no order of columns changes, but for the names of migrations; and where the sequences are. */
const readRows = (url: string) =>
  withOwner(url, async (owner) => {
    const rows: Record<string, string[]> = {}
    for (const { name } of await listTables(owner)) {
      if (name === 'migracao') continue
      const found = await owner.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`)
      rows[name] = found.map(({ row }) => row)
    }
    return { rows, sequences: await readSequences(owner) }
  })
