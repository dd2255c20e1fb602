import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { withMigratedDatabase } from '../../testing/test-platform.ts'

const source = join(import.meta.dirname, '../..')
const casing = new CasingCache('snake_case')
const tables = await definedTables()

interface Column {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
}

it('the tables that the code defines are those of the database, column by column', async () => {
  expect(tables.length).toBeGreaterThan(5)
  await withMigratedDatabase('embedded', async (owner) => {
    for (const table of tables) {
      const name = getTableName(table)
      const inDatabase = await owner.query<Column>(
        `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable"
         from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
        [name],
      )
      expect({ name, columns: columnsOf(table) }).toEqual({ name, columns: inDatabase })
    }
  })
})

function columnsOf(table: PgTable): Column[] {
  return getTableConfig(table)
    .columns.map((column) => ({
      name: casing.getColumnCasing(column),
      type: column.getSQLType(),
      isNullable: !column.notNull,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function definedTables(): Promise<PgTable[]> {
  const found: PgTable[] = []
  for await (const file of glob('**/*.tables.ts', { cwd: source })) {
    const exported: Record<string, unknown> = await import(join(source, file))
    found.push(...Object.values(exported).filter((value) => is(value, PgTable)))
  }
  return found
}
