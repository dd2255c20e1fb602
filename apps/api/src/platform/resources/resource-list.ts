import type { Resource } from '@narthex/contract/resources/resource'
import type { ListedQuery } from '@narthex/contract/resources/resource-endpoints'
import { and, eq, type SQL } from 'drizzle-orm'
import { defineKeyset, type Keyset, type Place, type Placed, readInBatches, readList } from '../database/keyset.ts'
import { ofChurch } from '../database/of-church.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { findMatches, type ResourceColumns } from './resource-columns.ts'

/** The part of a list that a statement reads: rows of the church and of the kind, in an order. */
export interface ListPart {
  readonly where: SQL | undefined
  readonly orderBy: SQL[]
  /** SQL to select as `place`. */
  readonly place: SQL<Place>
  readonly limit: number
}

export interface ListStatements {
  readonly columns: ResourceColumns<Resource>
  rows(work: ChurchWork, part: ListPart): Promise<Placed[]>
  count(work: ChurchWork, where: SQL | undefined): Promise<number>
}

/** Any choice of rows, with a parameter for each filter. */
export interface AnyChoice extends Readonly<Record<string, unknown>> {
  readonly term?: string | undefined
  readonly ordem: string
}

/** Any query of a list. */
export type AnyListQuery = ListedQuery & AnyChoice

/** Reads a part of a list as its query asks, and where it goes on: of the rows that the caller's roles reach, where not all. */
export async function listRecords(
  work: ChurchWork,
  resource: Resource,
  { columns, rows, count }: ListStatements,
  { apos, limit, ...choice }: AnyListQuery,
  isReached?: SQL,
) {
  const order = findOrder(resource, columns, choice.ordem)
  const where = and(await chooseRows(work, columns, choice), isReached)
  const { place, orderBy } = order
  const found = await readList(
    order,
    { apos, limit },
    {
      list: (part) => rows(work, { where: and(where, part.isBehind), orderBy, place, limit: part.limit }),
      count: () => count(work, where),
    },
  )
  const itens = found.rows.map(({ place: _, ...item }) => item)
  return { itens, proximo: found.proximo, total: found.total }
}

/** A row by its id, with its version where the list of its kind shows that. */
export interface ChosenRow {
  readonly id: number
  readonly versao?: number
}

/** Lists all rows that a condition chooses, in one transaction. */
export async function listChosen(
  work: ChurchWork,
  resource: Resource,
  { columns, rows }: ListStatements,
  where: SQL | undefined,
): Promise<ChosenRow[]> {
  const order = findUsualOrder(resource, columns)
  const { place, orderBy } = order
  const chosen: ChosenRow[] = []
  const found = readInBatches(order, ({ isBehind, limit }) =>
    rows(work, { where: and(where, isBehind), orderBy, place, limit }),
  )
  for await (const row of found) chosen.push(row as unknown as ChosenRow)
  return chosen
}

/** The usual order of a list. */
export function findUsualOrder(resource: Resource, columns: ResourceColumns<Resource>): Keyset {
  const [[name, direction] = ['', 'asc']] = Object.entries(resource.list.sorts)
  return findOrder(resource, columns, direction === 'desc' ? `-${name}` : name)
}

/** The rows of the church and of the kind that a search and filters choose. */
export async function chooseRows(
  work: ChurchWork,
  columns: ResourceColumns<Resource>,
  { term, ordem: _, ...filters }: Partial<AnyChoice>,
): Promise<SQL | undefined> {
  const filtered: (SQL | undefined)[] = []
  for (const [name, value] of Object.entries(filters)) filtered.push(await filterBy(work, columns, name, value))
  return and(
    ofChurch(columns.table, work.church),
    columns.within,
    term === undefined ? undefined : await findMatches(work, columns, term),
    ...filtered,
  )
}

async function filterBy(
  work: ChurchWork,
  { filters }: ResourceColumns<Resource>,
  name: string,
  value: unknown,
): Promise<SQL | undefined> {
  const filter = filters[name]
  if (value === undefined || value === null || filter === undefined) return undefined
  return typeof filter === 'function' ? filter(value, work) : eq(filter, value)
}

/** A cursor holds for its order alone; ties go by id, in the direction of the field. */
export function findOrder({ name, list }: Resource, { id, sorts }: ResourceColumns<Resource>, ordem: string): Keyset {
  const field = ordem.replace(/^-/, '')
  const sort = sorts[field]
  if (!sort || !(field in list.sorts)) throw new Error(`${name} cannot be ordered by ${ordem}`)
  const direction = ordem === field ? 'asc' : 'desc'
  return defineKeyset(`${name} ${ordem}`, [
    { ...sort, direction },
    { column: id, kind: 'number', direction },
  ])
}
