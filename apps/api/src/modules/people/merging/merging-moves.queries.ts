import { type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { PersonReference, UniqueIndex } from './references.queries.ts'

/** Rows of one column on their way from a person to another one, within a merge that notes them. */
export interface Moving {
  readonly mergeId: number
  readonly from: MemberId
  readonly to: MemberId
  readonly reference: PersonReference
}

const named = (name: string) => sql.identifier(name)
const listed = (parts: readonly SQL[], between: SQL) => sql.join([...parts], between)
const both = sql` and `

/** SQL: an object of these columns of a row. */
const toObject = (alias: string, names: readonly string[]) =>
  sql`jsonb_build_object(${listed(
    names.map((name) => sql`${sql.raw(`'${name}'`)}, ${named(alias)}.${named(name)}`),
    sql`, `,
  )})`

const isOf = ({ church }: ChurchWork, { reference }: Moving, person: MemberId) =>
  sql`t.igreja_id = ${church.igrejaId} and t.${named(reference.column)} = ${person}`

function isSameKey({ key, isLoose }: PersonReference, one: string, other: string) {
  if (key.length === 0) return sql`true`
  const equals = isLoose ? sql`is not distinct from` : sql`=`
  return listed(
    key.map((name) => sql`${named(one)}.${named(name)} ${equals} ${named(other)}.${named(name)}`),
    both,
  )
}

/** SQL condition: the other person has a row that this one would meet in a unique index. */
function meets({ church }: ChurchWork, { to, reference }: Moving, { columns, predicate, hasEqualNulls }: UniqueIndex) {
  // The names of the predicate are those of the innermost table.
  const isHeld = predicate === null ? sql`true` : sql.raw(`(${predicate})`)
  const equals = hasEqualNulls ? sql`is not distinct from` : sql`=`
  const isEqual = columns.map((name) => sql` and o.${named(name)} ${equals} t.${named(name)}`)
  return sql`(${isHeld} and exists (select from ${named(reference.table)} o where o.igreja_id = ${church.igrejaId}
    and o.${named(reference.column)} = ${to}${sql.join(isEqual)} and ${isHeld}))`
}

const meetsAny = (work: ChurchWork, moving: Moving) =>
  moving.reference.uniques.length === 0
    ? sql`false`
    : sql`(${listed(
        moving.reference.uniques.map((unique) => meets(work, moving, unique)),
        sql` or `,
      )})`

const noted = ({ church }: ChurchWork, { mergeId, reference }: Moving, act: string) =>
  sql`${church.igrejaId}::integer, ${mergeId}::integer, ${reference.table}::text, ${reference.column}::text, ${act}::text`

const into = sql`insert into pessoa_uniao_linha (igreja_id, uniao_id, tabela, coluna, acao, chave, antes, depois)`

/** Gives rows to the other person, but for those that would meet one of theirs. `chosen`: only those of these keys. */
export async function moveRows(work: ChurchWork, moving: Moving, chosen?: SQL): Promise<number> {
  const { reference, from, to } = moving
  const { table, column, key } = reference
  const { moved } = await queryRow<{ moved: number }>(
    work.tx,
    sql`with moved as (
        update ${named(table)} t set ${named(column)} = ${to}
        where ${isOf(work, moving, from)} and not ${meetsAny(work, moving)} ${chosen ? sql`and ${chosen}` : sql``}
        returning ${toObject('t', key)} as chave),
      noted as (${into} select ${noted(work, moving, 'MOVIDA')}, chave, null, null from moved returning 1)
      select count(*)::integer as moved from noted`,
  )
  return moved
}

/** Takes rows out that would meet one of the other person's, and notes them whole. */
export async function takeOutRows(work: ChurchWork, moving: Moving): Promise<void> {
  const { table, key } = moving.reference
  await work.tx.execute(
    sql`with gone as (
        delete from ${named(table)} t where ${isOf(work, moving, moving.from)} and ${meetsAny(work, moving)}
        returning ${toObject('t', key)} as chave, to_jsonb(t) - 'igreja_id' as antes)
      ${into} select ${noted(work, moving, 'RETIRADA')}, chave, antes, null from gone`,
  )
}

/** Changes rows that would meet one of the other person's, and notes their values before and after. */
export async function changeRows(
  work: ChurchWork,
  moving: Moving,
  change: Readonly<Record<string, string>>,
): Promise<void> {
  const { table, key } = moving.reference
  const names = Object.keys(change)
  const values = Object.entries(change).map(([name, value]) => sql`${named(name)} = ${sql.raw(value)}`)
  const keys = key.map((name) => sql`, t.${named(name)}`)
  await work.tx.execute(
    sql`with met as (
        select ${toObject('t', key)} as chave, ${toObject('t', names)} as antes${sql.join(keys)}
        from ${named(table)} t where ${isOf(work, moving, moving.from)} and ${meetsAny(work, moving)} for update),
      changed as (
        update ${named(table)} t set ${sql.join(values, sql`, `)} from met
        where ${isOf(work, moving, moving.from)} and ${isSameKey(moving.reference, 't', 'met')}
        returning met.chave, met.antes, ${toObject('t', names)} as depois)
      ${into} select ${noted(work, moving, 'MUDADA')}, chave, antes, depois from changed where antes <> depois`,
  )
}

/** Whether rows would meet one of the other person's. */
export async function findsMeeting(work: ChurchWork, moving: Moving): Promise<boolean> {
  const { found } = await queryRow<{ found: boolean }>(
    work.tx,
    sql`select exists (select from ${named(moving.reference.table)} t
      where ${isOf(work, moving, moving.from)} and ${meetsAny(work, moving)}) as found`,
  )
  return found
}

const lines = ({ church }: ChurchWork, { mergeId, reference }: Moving, act: string) =>
  sql`l.igreja_id = ${church.igrejaId} and l.uniao_id = ${mergeId} and l.tabela = ${reference.table}
    and l.coluna = ${reference.column} and l.acao = ${act}`

/** Gives rows back that a merge has moved and that are still the other person's. `lineId`: one alone. */
export async function moveBack(work: ChurchWork, moving: Moving, lineId?: number): Promise<number> {
  const { table, column } = moving.reference
  const { moved } = await queryRow<{ moved: number }>(
    work.tx,
    sql`with moved as (
        update ${named(table)} t set ${named(column)} = ${moving.from}
        from pessoa_uniao_linha l cross join jsonb_populate_record(null::${named(table)}, l.chave) k
        where ${lines(work, moving, 'MOVIDA')} ${lineId === undefined ? sql`` : sql`and l.id = ${lineId}`}
          and ${isOf(work, moving, moving.to)} and ${isSameKey(moving.reference, 't', 'k')}
        returning 1)
      select count(*)::integer as moved from moved`,
  )
  return moved
}

/** Gives changed rows the values back that they had, unless someone has changed them since. */
export async function changeBack(work: ChurchWork, moving: Moving, names: readonly string[]): Promise<void> {
  const { table } = moving.reference
  const values = names.map((name) => sql`${named(name)} = b.${named(name)}`)
  await work.tx.execute(
    sql`update ${named(table)} t set ${sql.join(values, sql`, `)}
      from pessoa_uniao_linha l
        cross join jsonb_populate_record(null::${named(table)}, l.chave) k
        cross join jsonb_populate_record(null::${named(table)}, l.antes) b
      where ${lines(work, moving, 'MUDADA')} and (select array_agg(n order by n) from jsonb_object_keys(l.antes) n)
          = ${sql.param(names.toSorted())}::text[]
        and ${isOf(work, moving, moving.from)} and ${isSameKey(moving.reference, 't', 'k')} and ${toObject('t', names)} = l.depois`,
  )
}

/** Puts rows in again that a merge has taken out, where there is room for them. */
export async function putBack(work: ChurchWork, moving: Moving): Promise<void> {
  const table = named(moving.reference.table)
  await work.tx.execute(
    sql`insert into ${table} overriding system value
      select b.* from pessoa_uniao_linha l cross join jsonb_populate_record(null::${table},
        l.antes || jsonb_build_object('igreja_id', l.igreja_id)) b
      where ${lines(work, moving, 'RETIRADA')} on conflict do nothing`,
  )
}

/** Gives these roles on; others stay. */
export async function moveChosenRoles(work: ChurchWork, moving: Moving, roles: readonly string[]): Promise<void> {
  if (roles.length > 0) await moveRows(work, moving, sql`t.role = any(${sql.param(roles)}::text[])`)
}
