import type { FileUseItem } from '@narthex/contract/media/library.endpoints'
import { and, count, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { ofChurch, type TenantTable } from '../../../platform/database/of-church.ts'
import type { FileUse } from '../../../platform/files/file-uses.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { arquivoForma, arquivoUso } from './files.tables.ts'

/** A place that holds an address of a file. */
export interface UsedPlace {
  readonly table: string
  readonly line: string
  readonly column: string
}

const isUseOf = ({ church }: ChurchWork, codigo: string): SQL | undefined =>
  and(ofChurch(arquivoUso, church), ofChurch(arquivoForma, church), eq(arquivoForma.arquivoCodigo, codigo))

const isSameCode = eq(arquivoForma.codigo, arquivoUso.codigo)

/** Places that hold an address of any form of a file. */
export function listUsedPlaces(work: ChurchWork, codigo: string, limit: number): Promise<UsedPlace[]> {
  const { tabela: table, linha: line, coluna: column } = arquivoUso
  return work.tx
    .selectDistinct({ table, line, column })
    .from(arquivoUso)
    .innerJoin(arquivoForma, isSameCode)
    .where(isUseOf(work, codigo))
    .orderBy(table, line, column)
    .limit(limit)
}

/** Number of places that hold an address of a file. */
export async function countUsedPlaces(work: ChurchWork, codigo: string): Promise<number> {
  const place = sql`distinct (${arquivoUso.tabela}, ${arquivoUso.linha}, ${arquivoUso.coluna})`
  const [row] = await work.tx
    .select({ total: count(place) })
    .from(arquivoUso)
    .innerJoin(arquivoForma, isSameCode)
    .where(isUseOf(work, codigo))
  return row?.total ?? 0
}

/** Codes of the forms of a file that a record still names. */
export async function listUsedForms(work: ChurchWork, codigo: string): Promise<string[]> {
  const rows = await work.tx
    .selectDistinct({ codigo: arquivoUso.codigo })
    .from(arquivoUso)
    .innerJoin(arquivoForma, isSameCode)
    .where(isUseOf(work, codigo))
  return rows.map((row) => row.codigo)
}

type UsedRecord = Omit<FileUseItem, 'campo'>

/** The records that rows of a table are part of, by the rows' keys. */
export async function findUsedRecords(
  { church, tx }: ChurchWork,
  { table, key, kind, record, title }: FileUse,
  lines: readonly string[],
): Promise<Map<string, UsedRecord>> {
  const line = sql<string>`concat_ws(',', ${sql.join([...key], sql`, `)})`
  const [only] = key
  const own = record === undefined && key.length === 1 ? only : record
  const rows = await tx
    .select({
      line,
      tipo: typeof kind === 'string' ? sql<UsedRecord['tipo']>`${kind}::text` : kind,
      id: own ? sql<number>`${own}` : sql<null>`null::integer`,
      titulo: title ? sql<string>`${title}` : sql<null>`null::text`,
    })
    .from(table)
    .where(and(isOfChurch(table, church), inArray(line, [...lines])))
  return new Map(rows.map(({ line, ...used }) => [line, used]))
}

/** Churches themselves are found by their id. */
function isOfChurch(table: PgTableOfChurch, church: ChurchWork['church']): SQL {
  if (getTableName(table) === 'igreja') return sql`${sql.identifier('igreja')}.id = ${church.igrejaId}`
  return ofChurch(table as TenantTable, church)
}

type PgTableOfChurch = FileUse['table']
