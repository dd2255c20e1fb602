import { expect, test } from 'vitest'
import { formerMigrations } from '../database/former-migrations.ts'
import { migrationHash } from '../database/migrate.ts'
import type { Manifest } from './manifest.ts'
import { migrationsOfArchive } from './restore-target.ts'

const migrations = ['base/01-a.sql', 'base/02-b.sql', '0110-c.sql', '0111-d.sql'].map((nome) => ({ nome, sql: nome }))
const hashes = new Map(migrations.map((migration) => [migration.nome, migrationHash(migration)]))
const former = Array.from(formerMigrations, ([name, sha256]) => ({ name, sha256 }))
const named = (...names: string[]) => names.map((name) => ({ name, sha256: hashes.get(name) ?? '0'.repeat(64) }))
const toLevel = (applied: Manifest['migrations']) =>
  migrationsOfArchive({ productVersion: '1.2.3', migrations: applied } as Manifest, migrations).map(({ nome }) => nome)

test('an archive is brought in at its own migrations, in the order of the product', () => {
  expect(toLevel(named('0110-c.sql', 'base/01-a.sql', 'base/02-b.sql'))).toEqual([
    'base/01-a.sql',
    'base/02-b.sql',
    '0110-c.sql',
  ])
})

test('an archive of the former migrations is brought in at the base and its numbered ones', () => {
  expect(toLevel(former)).toEqual(['base/01-a.sql', 'base/02-b.sql'])
  expect(toLevel(former.concat(named('0110-c.sql')))).toEqual(['base/01-a.sql', 'base/02-b.sql', '0110-c.sql'])
})

test('an archive of only some of the former migrations is refused', () => {
  expect(() => toLevel(former.slice(1))).toThrow(
    /only some of the migrations up to 0106.*Restore it with the last revision/,
  )
})

test('an archive is refused where a migration differs, former, base or numbered', () => {
  for (const name of ['0025-prayer.sql', 'base/02-b.sql', '0110-c.sql']) {
    const all = former.concat(named('base/01-a.sql', 'base/02-b.sql', '0110-c.sql'))
    const changed = all.map((each) => (each.name === name ? { name, sha256: 'f'.repeat(64) } : each))
    expect(() => toLevel(changed), name).toThrow(`Migration ${name} of this product is not the one`)
  }
})

test('an archive of a newer product is refused', () => {
  expect(() => toLevel(former.concat(named('0200-z.sql')))).toThrow(
    'made by a newer product (1.2.3; it has migration 0200',
  )
})
