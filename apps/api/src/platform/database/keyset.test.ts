import { integer, PgDialect, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { describe, expect, it, vi } from 'vitest'
import { DomainError } from '../errors/domain-error.ts'
import { defineKeyset, readList } from './keyset.ts'

const row = pgTable('row', { moment: timestamp(), code: text(), id: integer(), key: uuid() })
const latest = defineKeyset('latest', [
  { column: row.moment, kind: 'moment', direction: 'desc' },
  { column: row.code, kind: 'text', direction: 'asc' },
])
const write = (statement: ReturnType<typeof latest.isBehind>) => statement && new PgDialect().sqlToQuery(statement)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('an order of rows', () => {
  it('goes on behind a row, with each column in its direction', () => {
    const moment = `(timestamptz 'epoch' + $1::bigint * interval '1 microsecond')`
    const again = moment.replace('$1', '$2')
    expect(write(latest.isBehind(latest.toPlace(latest.toCursor([1_750_000_000_000_001, 'B']))))).toMatchObject({
      sql: `("row"."moment" <= ${moment} and ("row"."moment" < ${again} or "row"."code" > $3::text))`,
      params: [1_750_000_000_000_001, 1_750_000_000_000_001, 'B'],
    })
    expect(latest.isBehind(undefined)).toBeUndefined()
  })

  it('compares places as its statement does', () => {
    const places = [
      [1, 'B'],
      [2, 'B'],
      [1, 'A'],
      [2, 'A'],
    ] as const
    expect(places.toSorted(latest.compare)).toEqual([
      [2, 'A'],
      [2, 'B'],
      [1, 'A'],
      [1, 'B'],
    ])
    expect(latest.compare([1, 'A'], [1, 'A'])).toBe(0)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', 'x'],
    ['no list', encode({ 0: 'latest' })],
    ['a cursor of another list', encode(['first', 1, 'A'])],
    ['too few values', encode(['latest', 1])],
    ['too many values', encode(['latest', 1, 'A', 1])],
    ['a moment that is text', encode(['latest', '1', 'A'])],
    ['a moment out of bounds', encode(['latest', 1e17, 'A'])],
    ['text that is a number', encode(['latest', 1, 1])],
    ['text that PostgreSQL refuses', encode(['latest', 1, 'A\0'])],
  ])('refuses %s as its cursor', (_, cursor) => {
    expect(() => latest.toPlace(cursor)).toThrow(DomainError)
  })

  it('knows numbers and uuids', () => {
    const keyset = defineKeyset('keys', [
      { column: row.id, kind: 'number', direction: 'asc' },
      { column: row.key, kind: 'uuid', direction: 'desc' },
    ])
    const id = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
    expect(write(keyset.isBehind([7, id]))?.params).toEqual([7, 7, id])
    for (const place of [
      [7, 'x'],
      [7.5, id],
    ])
      expect(() => keyset.toPlace(keyset.toCursor(place))).toThrow(DomainError)
  })
})

describe('a part of a list', () => {
  const rows = ['A', 'B', 'C'].map((code) => ({ place: [1, code] }))
  const statements = (found: typeof rows) => ({ list: vi.fn(async () => found), count: vi.fn(async () => 9) })

  it('is counted where it is the first, and tells where it goes on', async () => {
    const { list, count } = statements(rows)
    expect(await readList(latest, { limit: 2 }, { list, count })).toEqual({
      rows: rows.slice(0, 2),
      proximo: latest.toCursor([1, 'B']),
      total: 9,
    })
    expect(list).toHaveBeenCalledExactlyOnceWith({ isBehind: undefined, limit: 3 })
  })

  it('ends without a cursor', async () => {
    const { list, count } = statements(rows.slice(2))
    const apos = latest.toCursor([1, 'B'])
    expect(await readList(latest, { apos, limit: 2 }, { list, count })).toEqual({
      rows: rows.slice(2),
      proximo: null,
      total: null,
    })
    expect(count).not.toHaveBeenCalled()
  })
})
