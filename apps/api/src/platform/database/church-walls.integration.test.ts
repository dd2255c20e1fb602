import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { everyDatabase } from '../../testing/test-platform.ts'
import type { Tenant } from '../scope/scope.ts'
import { queryRows } from './database.ts'

interface WalledTable {
  readonly name: string
  readonly owner: string
  readonly enabled: boolean
  readonly forced: boolean
  readonly policies: string[]
  /** Columns that an insert may name. */
  readonly columns: string[]
}

const refused = { cause: { code: '42501' } }

describe.each(everyDatabase())('the church wall on the %s database', (kind) => {
  let tables: WalledTable[]

  const test = setUpSeededChurches({ kind })

  beforeAll(async () => {
    tables = await test.asOwner((owner) => owner.query<WalledTable>(walledTables))
  })

  const inScope = (tenant: Tenant, statement: string) =>
    test.platform.database.inScope(tenant, (tx) => queryRows<{ igreja_id: number }>(tx, sql.raw(statement)))
  const churchIds = (rows: { igreja_id: number }[]) => [...new Set(rows.map((row) => row.igreja_id))]

  it('stands around every table that names a church', () => {
    expect(tables.map(({ name }) => name)).toContain('banner')
    for (const { name, enabled, forced, policies, owner } of tables) {
      expect({ name, enabled, forced }).toEqual({ name, enabled: true, forced: true })
      expect(policies, name).toContain('church_wall')
      expect(
        [
          'narthex_app',
          'narthex_directory',
          'narthex_operator',
          'narthex_identity',
          'narthex_worker',
          'narthex_finder',
        ],
        name,
      ).not.toContain(owner)
    }
  })

  it('control: the owner of the tables finds rows of both churches in each of them', async () => {
    for (const { name } of tables) {
      const rows = await test.asOwner((owner) => owner.query<{ igreja_id: number }>(`select igreja_id from ${name}`))
      expect(churchIds(rows), name).toEqual(expect.arrayContaining([test.videira.igrejaId, test.farol.igrejaId]))
    }
  })

  it('shows a church its own rows alone, though the query names no church', async () => {
    for (const { name } of tables)
      expect(churchIds(await inScope(test.videira, `select * from ${name}`)), name).toEqual([test.videira.igrejaId])
  })

  it('leaves the rows of another church as they are', async () => {
    for (const { name } of tables) {
      const foreign = `igreja_id in (${test.farol.igrejaId}, ${test.oliveira.igrejaId})`
      const before = await test.asOwner((owner) => owner.query(`select * from ${name} where ${foreign} order by 1, 2`))
      expect(
        await inScope(test.videira, `update ${name} set igreja_id = igreja_id where ${foreign} returning *`),
      ).toEqual([])
      expect(await inScope(test.videira, `delete from ${name} where ${foreign} returning *`)).toEqual([])
      const after = await test.asOwner((owner) => owner.query(`select * from ${name} where ${foreign} order by 1, 2`))
      expect(after, name).toEqual(before)
    }
  })

  it('refuses a row that is put, or moved, into another church', async () => {
    for (const { name, columns } of tables) {
      const target = test.farol.igrejaId
      const values = columns.map((column) => (column === 'igreja_id' ? target : column))
      const put = `insert into ${name} (${columns}) select ${values} from ${name}`
      await expect(inScope(test.videira, put), name).rejects.toMatchObject(refused)
      await expect(inScope(test.videira, `update ${name} set igreja_id = ${target}`), name).rejects.toMatchObject(
        refused,
      )
    }
  })

  it('shows nothing where no tenant was named', async () => {
    const noTenant = { kind: 'church', igrejaId: '' } as unknown as Tenant
    for (const { name } of tables) expect(await inScope(noTenant, `select * from ${name}`), name).toEqual([])
    expect(await inScope(noTenant, 'select id from igreja')).toEqual([])
    expect(await inScope(noTenant, 'select id from organizacao')).toEqual([])
  })

  it('shows an organisation the brand and the hosts of its churches, and none of their other rows', async () => {
    const ours = [test.videira.igrejaId, test.oliveira.igrejaId]
    for (const { name } of tables) {
      const seen = churchIds(
        await inScope(test.pomar, `select * from ${name} where igreja_id is not null order by igreja_id`),
      )
      expect(seen, name).toEqual(['igreja_visual', 'dominio'].includes(name) ? ours : [])
    }
  })
})

const walledTables = `
  select c.relname as name, pg_get_userbyid(c.relowner) as owner,
         c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         array(select p.polname::text from pg_policy p where p.polrelid = c.oid) as policies,
         array(select f.attname::text from pg_attribute f
               where f.attrelid = c.oid and f.attnum > 0 and not f.attisdropped and f.attidentity = ''
                 and f.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where a.attname = 'igreja_id' and not a.attisdropped
    and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  order by c.relname`
