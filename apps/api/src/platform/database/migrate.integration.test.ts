import { atStrength } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../testing/catalogue.ts'
import { everyDatabase, withBareDatabase, withMigratedDatabase } from '../../testing/test-platform.ts'
import type { OwnerConnection } from './database.ts'
import { isBase, type Migration, migrate, readMigrations } from './migrate.ts'
import { withOwner } from './postgres.ts'

const migrations = await readMigrations()
const databases = everyDatabase()
const base = migrations.filter(isBase)
/** How many of the newest are run one by one over rows; the base is always run as a whole. */
const steps = Math.min(atStrength({ deep: Number.POSITIVE_INFINITY, full: 12 }), migrations.length - base.length)
const tableNames = async (owner: OwnerConnection) => Object.keys((await readCatalogue(owner)).tables ?? {})
const next = (sql: string): Migration => ({ nome: '9999-next.sql', sql })

describe.each(databases)('migrations on the %s database', (kind) => {
  it('lead to the same schema all at once and one by one over rows', async () => {
    const fresh = await withBareDatabase(kind, async (owner) => {
      await migrate(owner, migrations)
      return readCatalogue(owner)
    })
    const stepwise = await withBareDatabase(kind, async (owner) => {
      for (let count = migrations.length - steps; count <= migrations.length; count++) {
        await migrate(owner, migrations.slice(0, count))
        await insertChurch(owner, count)
      }
      const applied = await owner.query<{ nome: string }>('select nome from migracao')
      expect(applied.map(({ nome }) => nome).sort()).toEqual(migrations.map(({ nome }) => nome).sort())
      return readCatalogue(owner)
    })
    expect(stepwise).toEqual(fresh)
    expect(Object.keys(fresh.policies ?? {})).toContain('banner church_wall')
  })

  it('are run once', async () => {
    await withBareDatabase(kind, async (owner) => {
      expect(await migrate(owner, migrations)).toEqual(migrations.map(({ nome }) => nome))
      expect(await migrate(owner, migrations)).toEqual([])
    })
  })

  it('are refused when they changed after they were applied', async () => {
    await withMigratedDatabase(kind, async (owner) => {
      const changed = migrations.map(({ nome, sql }) => ({ nome, sql: `${sql}\n-- another word` }))
      await expect(migrate(owner, changed)).rejects.toThrow(/base\/01-tenancy\.sql was changed after it was applied/)
    })
  })

  it('leave nothing behind when they fail half-way, and can be run again', async () => {
    await withMigratedDatabase(kind, async (owner) => {
      const before = await readCatalogue(owner)
      const halfWay = next('create table oferta (igreja_id integer); insert into banner values (broken)')
      await expect(migrate(owner, [...migrations, halfWay])).rejects.toThrow(/broken/)
      expect(await readCatalogue(owner)).toEqual(before)
      expect(await migrate(owner, [...migrations, next('create table oferta (igreja_id integer)')])).toEqual([
        '9999-next.sql',
      ])
    })
  })

  it('put a new table behind the church wall in their own transaction', async () => {
    await withMigratedDatabase(kind, async (owner) => {
      const broken =
        "create or replace function lay_church_walls() returns void language plpgsql as 'begin raise ''no wall''; end'"
      await expect(
        migrate(owner, [...migrations, next(`create table oferta (igreja_id integer); ${broken}`)]),
      ).rejects.toThrow('no wall')
      expect(await tableNames(owner)).not.toContain('oferta')
      await migrate(owner, [...migrations, next('create table oferta (igreja_id integer) -- said last')])
      expect((await readCatalogue(owner)).policies).toHaveProperty(['oferta church_wall'])
    })
  })
})

describe.runIf(databases.includes('server'))('two processes that migrate one server at once', () => {
  it('share the work, and neither fails', async () => {
    await withBareDatabase('server', async (owner, url) => {
      const ran = await Promise.all([1, 2, 3].map(() => withOwner(url, (each) => migrate(each, migrations))))
      expect(ran.flat()).toEqual(migrations.map(({ nome }) => nome))
      expect(await tableNames(owner)).toContain('banner')
    })
  })
})

async function insertChurch(owner: OwnerConnection, number: number): Promise<void> {
  await owner.exec(`
    insert into igreja (codigo, slug, idioma, fuso_horario, nome)
    values ('igreja-${number}', 'igreja-${number}', 'pt-BR', 'America/Sao_Paulo', 'Igreja ${number}')`)
}
