import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, isTable } from 'drizzle-orm'
import { expect, it } from 'vitest'

const folder = new URL('./modules/', import.meta.url).pathname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const tables = await Promise.all(
  files.filter((name) => name.endsWith('.tables.ts')).map((name) => import(join(folder, name))),
)
/** Names of the tables whose rows have an id, which other rows, links and devices may refer to. */
const withIds = new Set(
  tables.flatMap((exported: Record<string, unknown>) =>
    Object.entries(exported).flatMap(([name, table]) =>
      isTable(table) && 'id' in getTableColumns(table) ? [name] : [],
    ),
  ),
)

const namesIn = (text: string, verb: string) =>
  [...text.matchAll(new RegExp(`\\.${verb}(?:<\\w+>)?\\((\\w+)\\)`, 'g'))].map(([, name = '']) => name)

it('no query replaces rows that have ids by deleting and inserting them again', () => {
  expect(withIds.size).toBeGreaterThan(40)
  const replacing = files
    .filter((name) => name.endsWith('.queries.ts'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split(/^(?=export )/m)
        .flatMap((text) => {
          const inserted = new Set(namesIn(text, 'insert'))
          return namesIn(text, 'delete').filter((table) => inserted.has(table))
        }),
    )
  // Lists of pairs: a shelf of a title, a price at a time, a chosen translation.
  expect(replacing.length).toBeGreaterThan(2)
  expect(replacing.filter((table) => withIds.has(table))).toEqual([])
})
