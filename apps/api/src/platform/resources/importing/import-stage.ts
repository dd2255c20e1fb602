import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ChurchWork } from '../../work/church-work.ts'
import type { BatchRow } from '../bulk/bulk.queries.ts'
import type { ImportPlan } from '../bulk/bulk.tables.ts'
import type { Kind, KindRow } from '../resource-kind.ts'
import { chooseRows, listChosen } from '../resource-list.ts'
import { readParents } from './import-context.ts'
import type { ReadRow, RowReader } from './import-rows.ts'
import { listFields } from './record-fields.ts'

export function requirePlan({ importacao }: Pick<BatchRow, 'importacao'>): ImportPlan {
  if (!importacao) throw new Error('A batch is no import')
  return importacao
}

/** Makes what reads the rows of a table. */
export async function makeReader(work: ChurchWork, kind: Kind, plan: ImportPlan): Promise<RowReader> {
  const fields = listFields(kind.resource)
  const { timeZone } = await work.facts()
  return {
    kind,
    plan,
    columns: plan.campos.map((path) => fields.find((field) => field.path === path)),
    context: { locale: plan.idioma, timeZone, parents: await readParents(work, kind) },
  }
}

/** The records that some rows may be, whole: by their ids in other systems, and by the first field of the key. */
export async function findKnown(
  work: ChurchWork,
  { kind, plan }: RowReader,
  rows: readonly ReadRow[],
): Promise<KindRow[]> {
  const { columns } = kind.service.list
  const say = (path: string) => rows.flatMap(({ texts }) => texts.get(path) ?? [])
  const key = plan.chave.find((path) => findColumn(kind, path) !== undefined)
  const conditions: SQL[] = []
  const ids = say('idExterno')
  if (ids.length > 0 && columns.externalId) conditions.push(inArray(columns.externalId, ids))
  const column = key === undefined ? undefined : findColumn(kind, key)
  const names = key === undefined ? [] : say(key)
  if (column && names.length > 0)
    conditions.push(
      sql`sem_acento(trim(${column})) in (select sem_acento(trim(v)) from unnest(${sql.param(names)}::text[]) v)`,
    )
  if (conditions.length === 0) return []
  const where = and(await chooseRows(work, columns, {}), or(...conditions))
  const found = await listChosen(work, kind.resource, kind.service.list, where)
  const known: KindRow[] = []
  for (const { id } of found) {
    const row = await kind.service.read(work, id)
    if (row) known.push(row as KindRow)
  }
  return known
}

/** The SQL of a field by which records can be found. */
export function findColumn({ resource, service }: Kind, path: string) {
  const { title, search } = service.list.columns
  return (path === resource.list.search[0] ? title : undefined) ?? search[path as keyof typeof search]
}
