import { and, eq, getTableColumns, getTableName, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Fields } from '../audit/audit.tables.ts'
import { ofChurch, type TenantTable } from '../database/of-church.ts'
import type { MemberId } from '../ids.ts'
import type { ChurchWork } from './church-work.ts'

/** A record whose changes history keeps. */
export interface RecordPlace<Row extends object = object> {
  /** The name of its table. */
  readonly kind: string
  readonly id: string
  /** The member whom it tells about. */
  readonly person?: MemberId | undefined
  /** Undefined where there is none. `isHeld` locks it until the transaction ends. */
  find(work: ChurchWork, options?: { readonly isHeld: boolean }): Promise<Row | undefined>
  /** Picks the fields that history keeps of it. */
  toFields(row: Row): Fields
  /** Fields of which history tells only that they changed. */
  readonly veiled: ReadonlySet<string>
  /** Fields that its history does not tell, also where another kind of the same table has kept them. */
  readonly hidden?: ReadonlySet<string>
  /** Reads many of its kind at once, by their ids; `isHeld` locks them, the lowest id first. */
  readonly findAll?: FindAll<Row> | undefined
}

export type FindAll<Row extends object> = (
  work: ChurchWork,
  ids: readonly string[],
  options?: { readonly isHeld: boolean },
) => Promise<ReadonlyMap<string, Row>>

/** The columns of every table that say when and how often it changed. */
const bookkeeping = ['igrejaId', 'versao', 'alteradoEm', 'alteradaEm', 'dataAlteracao', 'dataUltimaAlteracao']

const idsPerStatement = 1000

interface TableRecord<T extends TenantTable> {
  /** The column of the ids; `null` for a table with one row per church. `id` by default. */
  readonly key?: (keyof T['$inferSelect'] & string) | null
  /** Columns that history does not keep: counters, and what jobs and readers write. */
  readonly without?: readonly (keyof T['$inferSelect'] & string)[]
  /** Columns of which history tells only that they changed: secrets, and what is told of people who are no members. */
  readonly veiled?: readonly (keyof T['$inferSelect'] & string)[]
  /** How a held row is locked; `update` keeps others from naming a row that may be removed. */
  readonly lock?: 'no key update' | 'update'
}

/** Rows of a church's table as records: gives the place of a row by its id. */
export function tableRecords<T extends TenantTable>(
  table: T,
  { key = 'id' as never, without = [], veiled = [], lock = 'no key update' }: TableRecord<T> = {},
): (id?: string | number, person?: MemberId) => RecordPlace<T['$inferSelect']> {
  const source: PgTable = table
  const kind = getTableName(source)
  const keyColumn = key === null ? undefined : (getTableColumns(source)[key] as PgColumn)
  const unkept = new Set<string>([...bookkeeping, ...without, ...(key === null ? [] : [key])])
  const findAll: FindAll<T['$inferSelect']> | undefined =
    keyColumn &&
    (async ({ church, tx }: ChurchWork, ids: readonly string[], { isHeld } = { isHeld: false }) => {
      const found = new Map<string, T['$inferSelect']>()
      for (let from = 0; from < ids.length; from += idsPerStatement) {
        const isNamed = inArray(keyColumn, ids.slice(from, from + idsPerStatement))
        const query = tx
          .select()
          .from(source)
          .where(and(ofChurch(table, church), isNamed))
          .orderBy(keyColumn)
        const rows = await (isHeld ? query.for(lock) : query)
        for (const row of rows) found.set(String(row[key as string]), row as T['$inferSelect'])
      }
      return found
    })
  return (id = 'igreja', person) => ({
    kind,
    id: String(id),
    person,
    async find({ church, tx }, { isHeld } = { isHeld: false }) {
      const query = tx
        .select()
        .from(source)
        .where(and(ofChurch(table, church), keyColumn && eq(keyColumn, id)))
      const [row] = await (isHeld ? query.for(lock) : query)
      return row as T['$inferSelect'] | undefined
    },
    toFields: (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !unkept.has(name))),
    veiled: new Set<string>(veiled),
    hidden: unkept,
    findAll,
  })
}

/** A record together with what other tables keep of it. */
export function withParts<Row extends object, Parts extends Fields>(
  place: RecordPlace<Row>,
  read: (work: ChurchWork) => Promise<Parts>,
): RecordPlace<Row & Parts> {
  return {
    ...place,
    findAll: undefined,
    async find(work, options) {
      const row = await place.find(work, options)
      return row && { ...row, ...(await read(work)) }
    },
  }
}

/** Fields that several tables make up: gives the place of a record that `read` finds. */
export function recordFrom<Row extends Fields>(
  { kind, id, person }: { readonly kind: string; readonly id: string | number; readonly person?: MemberId | undefined },
  read: (work: ChurchWork) => Promise<Row | undefined>,
): RecordPlace<Row> {
  return { kind, id: String(id), person, find: read, toFields: (row) => row, veiled: new Set() }
}

/** Records of which there is none while it lies in the trash. */
export const withoutTrash = <Row extends { readonly removidoEm: Date | null }>(
  records: (id: number) => RecordPlace<Row>,
): ((id: number) => RecordPlace<Row>) => choosing(records, ({ removidoEm }) => removidoEm === null)

/** Those records of a table that are chosen; others are none. Their places share one `findAll`, by which many are read at once. */
export function choosing<Row extends object>(
  records: (id: number) => RecordPlace<Row>,
  isChosen: (row: Row, options: { readonly isHeld: boolean } | undefined) => boolean,
): (id: number) => RecordPlace<Row> {
  const findEach = records(0).findAll
  const findAll: FindAll<Row> | undefined =
    findEach &&
    (async (work, ids, options) => {
      const rows = await findEach(work, ids, options)
      return new Map([...rows].filter(([, row]) => isChosen(row, options)))
    })
  return (id) => {
    const place = records(id)
    return {
      ...place,
      async find(work, options) {
        const row = await place.find(work, options)
        return row && isChosen(row, options) ? row : undefined
      },
      findAll,
    }
  }
}
