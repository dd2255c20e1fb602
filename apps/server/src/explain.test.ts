import { MigrationError } from '@narthex/api/platform/database/migrate'
import { expect, test } from 'vitest'
import { explain } from './explain.ts'

const fromServer = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR', stack: 'error: at pg/lib' })

test.each([
  ['XX001', 'invalid page in block 10 of relation base/16384/1249'],
  ['XX002', 'index "pg_class_oid_index" contains unexpected zero page at block 3'],
  ['XX000', 'could not read blocks 4..4 in file "base/5/1259"'],
  ['58P01', 'could not open file "base/5/2619": No such file or directory'],
  ['58030', 'could not read block 2: Input/output error'],
])('a damage that PostgreSQL reports as %s is told with what to do, in one line', (code, message) => {
  for (const error of [fromServer(code, message), new Error('Failed query', { cause: fromServer(code, message) })]) {
    expect(explain(error)).toContain(message)
    expect(explain(error)).toMatch(/^The database is damaged: [^\n]+Restore the last backup[^\n]+$/)
  }
})

test('a full disk of the database is told with what to do', () => {
  expect(explain(fromServer('53100', 'could not extend file'))).toMatch(/disk of the database is full.*Make room/)
})

test('a database that cannot be brought up to date is told in one line', () => {
  expect(explain(new MigrationError('Migration 0110-a.sql was changed'))).toBe('Migration 0110-a.sql was changed')
})

test('control: an error that nothing is known of keeps where it comes from', () => {
  expect(explain(fromServer('42601', 'syntax error'))).toContain('at pg/lib')
})
