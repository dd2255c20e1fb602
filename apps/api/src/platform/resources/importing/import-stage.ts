import { dateIn } from '@narthex/contract/church-time'
import { type Locale, toLocale } from '@narthex/contract/locale'
import { phoneCountry, withPhoneCountry } from '@narthex/contract/validation/phone'
import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ChurchWork } from '../../work/church-work.ts'
import { type BatchRow, patchBatch } from '../bulk/bulk.queries.ts'
import type { ImportPlan } from '../bulk/bulk.tables.ts'
import { findRows, holdRecords } from '../resource-change.ts'
import type { Kind, KindRow } from '../resource-kind.ts'
import { chooseRows } from '../resource-list.ts'
import { forgetCells, listIds } from './import.queries.ts'
import { readParents } from './import-context.ts'
import type { ReadRow, RowReader } from './import-rows.ts'
import { listTableFields } from './row-parts.ts'

export function requirePlan({ importacao }: Pick<BatchRow, 'importacao'>): ImportPlan {
  if (!importacao) throw new Error('A batch is no import')
  return importacao
}

/** Forgets what stood in a table that is done with, of kinds that tell of people: the report names rows and reasons alone. */
export async function forgetTable(work: ChurchWork, { service }: Kind, batch: BatchRow): Promise<void> {
  if (!service.importRules) return
  const plan = requirePlan(batch)
  const colunas = plan.colunas.map((column) => ({ ...column, exemplo: '' }))
  await patchBatch(work, batch, { importacao: { ...plan, colunas } })
  await forgetCells(work, batch.id)
}

const dayLocales: Readonly<Record<string, Locale>> = { DIA: 'pt', MES: 'en' }

/** Makes what reads the rows of a table. */
export async function makeReader(work: ChurchWork, kind: Kind, plan: ImportPlan): Promise<RowReader> {
  const fields = listTableFields(kind)
  const { timeZone, country, language } = await work.facts()
  const { importRules: rules } = kind.service
  const named = new Set(plan.campos.filter((path) => path !== null))
  return {
    kind,
    plan,
    rules,
    named,
    columns: plan.campos.map((path) => fields.find((field) => field.path === path)),
    added: rules ? fields.filter(({ path }) => !named.has(path)) : [],
    context: { locale: plan.idioma, timeZone, parents: await readParents(work, kind) },
    // In doubt people write as their church does, in whatever language it is sent.
    dayLocale: (path) =>
      dayLocales[plan.dias?.[path] ?? ''] ?? (rules ? (toLocale(language) ?? plan.idioma) : plan.idioma),
    today: dateIn(timeZone, work.now),
    checked: (check) => withPhoneCountry(phoneCountry(country, language), check),
  }
}

/** The records that some rows may be, whole: by their ids in other systems, and by the first field of the key or the rules of the kind. */
export async function findKnown(work: ChurchWork, reader: RowReader, rows: readonly ReadRow[]): Promise<KindRow[]> {
  const { kind, rules } = reader
  const condition = rules ? rules.chooseKnown(rows) : chooseByKey(reader, rows)
  if (!condition) return []
  const { columns } = kind.service.list
  const where = and(await chooseRows(work, columns, {}), condition)
  return readKnown(work, kind, await listIds(work, columns, where))
}

/** Locks records before they are read, so that what others have written by then is seen. */
export async function holdKnown(work: ChurchWork, { kind }: RowReader, ids: readonly number[]): Promise<KindRow[]> {
  await holdRecords(kind, work, ids)
  return readKnown(work, kind, ids)
}

async function readKnown(work: ChurchWork, kind: Kind, ids: readonly number[]): Promise<KindRow[]> {
  const wanted = ids.map((id) => ({ id }))
  const whole = await findRows(kind, work, wanted)
  const known: KindRow[] = []
  for (const id of ids) {
    const row = whole.get(id) ?? (await kind.service.read(work, id))
    if (row) known.push(row as KindRow)
  }
  return known
}

function chooseByKey({ kind, plan }: RowReader, rows: readonly ReadRow[]): SQL | undefined {
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
  return or(...conditions)
}

/** The SQL of a field by which records can be found. */
export function findColumn({ resource, service }: Kind, path: string) {
  const { title, search } = service.list.columns
  return (path === resource.list.search[0] ? title : undefined) ?? search[path as keyof typeof search]
}
