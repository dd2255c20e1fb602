import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { queryRows } from '../../database/database.ts'
import { defineKeyset, type Part } from '../../database/keyset.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { TableRow } from '../../documents/table-cell.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import type { OwnRow } from '../../work/insert-own.ts'
import { type Before, type ImportPlan, importacaoMapa, lote, loteItem, loteLinha } from '../bulk/bulk.tables.ts'
import type { ListStatements } from '../resource-list.ts'

export type ImportLine = typeof loteLinha.$inferSelect

const rowsPerStatement = 500

export async function insertLines(
  { church, tx }: ChurchWork,
  loteId: number,
  rows: readonly TableRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement)
    const values = part.map(({ number: linha, cells: celulas }) => ({ linha, celulas }))
    // As one parameter: a long table would be a million of them.
    await tx.execute(sql`insert into lote_linha (igreja_id, lote_id, linha, celulas)
      select ${church.igrejaId}, ${loteId}, r.linha, r.celulas
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(linha integer, celulas jsonb)`)
  }
}

const isOf = ({ church }: ChurchWork, loteId: number) => and(ofChurch(loteLinha, church), eq(loteLinha.loteId, loteId))

const readAtOnce = 2000

/** Reads the cells of all rows, some thousand at a time. */
export async function* readAllCells(work: ChurchWork, loteId: number) {
  const { linha, celulas } = loteLinha
  for (let last = -1, isMore = true; isMore; ) {
    const rows = await work.tx
      .select({ linha, celulas })
      .from(loteLinha)
      .where(and(isOf(work, loteId), gt(linha, last)))
      .orderBy(asc(linha))
      .limit(readAtOnce)
    yield* rows
    last = rows.at(-1)?.linha ?? last
    isMore = rows.length === readAtOnce
  }
}

/** Lets all rows be looked at again. `repeats` has the earlier row of each that says the same record. */
export async function resetLines(work: ChurchWork, loteId: number, repeats: ReadonlyMap<number, number>) {
  const { tx } = work
  await tx
    .update(loteLinha)
    .set({ situacao: 'LIDA', flagFeita: false, registro: null, repete: null, versao: null, decisao: null, motivos: [] })
    .where(isOf(work, loteId))
  if (repeats.size === 0) return
  const pairs = JSON.stringify([...repeats].map(([linha, repete]) => ({ linha, repete })))
  await tx.execute(sql`update lote_linha l set repete = r.repete
    from jsonb_to_recordset(${pairs}::jsonb) as r(linha integer, repete integer)
    where l.igreja_id = ${work.church.igrejaId} and l.lote_id = ${loteId} and l.linha = r.linha`)
}

type Way = ImportPlan['duvidosas']

/** SQL condition: the rows that a run writes. Who only shares a telephone with someone is not changed into them by a decision on all. */
const isWritten = (way: Way) =>
  sql`(${loteLinha.situacao} in ('NOVA', 'MUDADA') or ${loteLinha.situacao} = 'DUVIDOSA' and case
    when ${loteLinha.decisao} is not null then ${loteLinha.decisao} <> 'PULAR'
    else ${way} = 'NOVAS' or ${way} = 'MUDAR' and ${loteLinha.motivos} -> 0 ->> 'code' <> 'SHARES_CONTACT' end)`

interface OpenLines {
  readonly isRun: boolean
  readonly way: Way
  readonly limit: number
}

/** The next rows that are not looked at yet, or not written. */
export function listOpenLines(work: ChurchWork, loteId: number, { isRun, way, limit }: OpenLines) {
  const isOpen = isRun ? and(isWritten(way), eq(loteLinha.flagFeita, false)) : eq(loteLinha.situacao, 'LIDA')
  return work.tx
    .select()
    .from(loteLinha)
    .where(and(isOf(work, loteId), isOpen))
    .orderBy(asc(loteLinha.linha))
    .limit(limit)
}

export const countWritten = (work: ChurchWork, loteId: number, way: Way): Promise<number> =>
  work.tx.$count(loteLinha, and(isOf(work, loteId), isWritten(way)))

/** Keeps what a person decides on a doubtful row; gives whether there is such a row. */
export async function decideLine(work: ChurchWork, loteId: number, linha: number, decisao: Way | null) {
  const decided = await work.tx
    .update(loteLinha)
    .set({ decisao })
    .where(and(isOf(work, loteId), eq(loteLinha.linha, linha), eq(loteLinha.situacao, 'DUVIDOSA')))
    .returning({ linha: loteLinha.linha })
  return decided.length > 0
}

/** The ids of the rows of a table that a condition chooses, the lowest first. */
export async function listIds(
  { tx }: ChurchWork,
  { table, id }: Pick<ListStatements['columns'], 'table' | 'id'>,
  where: SQL | undefined,
): Promise<number[]> {
  const source: PgTable = table
  const rows = await tx
    .select({ id: sql<number>`${id}` })
    .from(source)
    .where(where)
    .orderBy(id)
  return rows.map((row) => row.id)
}

/** Forgets the cells of rows: they are needed no more once all are written. */
export async function forgetCells(work: ChurchWork, loteId: number): Promise<void> {
  await work.tx.update(loteLinha).set({ celulas: [] }).where(isOf(work, loteId))
}

export type SettledLine = Pick<
  ImportLine,
  'linha' | 'titulo' | 'situacao' | 'flagFeita' | 'registro' | 'versao' | 'motivos'
>

export async function settleLines({ church, tx }: ChurchWork, loteId: number, lines: readonly SettledLine[]) {
  const rows = lines.map(({ flagFeita: feita, ...line }) => ({ ...line, feita }))
  await tx.execute(sql`update lote_linha l
    set titulo = r.titulo, situacao = r.situacao, flag_feita = r.feita, registro = r.registro,
      versao = r.versao, motivos = r.motivos
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(linha integer, titulo text, situacao text, feita boolean, registro integer, versao integer, motivos jsonb)
    where l.igreja_id = ${church.igrejaId} and l.lote_id = ${loteId} and l.linha = r.linha`)
}

export interface WrittenRecord {
  readonly registro: number
  readonly versao: number
  readonly antes: Before
}

/** Notes what a run wrote, for undoing it. Of a record that several rows changed, what it was before the first. */
export async function noteWritten({ church, tx }: ChurchWork, loteId: number, records: readonly WrittenRecord[]) {
  await tx.execute(sql`insert into lote_item (igreja_id, lote_id, registro, situacao, versao, antes)
    select ${church.igrejaId}, ${loteId}, r.registro, 'FEITO', r.versao, r.antes
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(registro integer, versao integer, antes jsonb)
    on conflict (igreja_id, lote_id, registro) do update set versao = excluded.versao, antes = case
      when jsonb_exists(lote_item.antes, 'written')
        then jsonb_set(lote_item.antes, '{written}', (lote_item.antes -> 'written') || coalesce(excluded.antes -> 'written', '{}'))
      else lote_item.antes end || case when jsonb_exists(excluded.antes, 'parts')
        then jsonb_build_object('parts', (excluded.antes -> 'parts') || coalesce(lote_item.antes -> 'parts', '{}'))
      else '{}' end`)
}

export interface WrittenBefore {
  readonly versao: number | null
  readonly isMade: boolean
}

/** Finds which of these records a run has written so far, by their ids. */
export async function findWritten(
  { church, tx }: ChurchWork,
  loteId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WrittenBefore>> {
  if (ids.length === 0) return new Map()
  const { registro: id, versao, antes } = loteItem
  const rows = await tx
    .select({ id, versao, isMade: sql<boolean>`coalesce((${antes}->>'isNew')::boolean, false)` })
    .from(loteItem)
    .where(and(ofChurch(loteItem, church), eq(loteItem.loteId, loteId), inArray(id, [...ids])))
  return new Map(rows.map(({ id: own, ...row }) => [own, row]))
}

export async function countByState({ church, tx }: ChurchWork, loteId: number): Promise<Record<string, number>> {
  const rows = await queryRows<{ situacao: string; quantas: number }>(
    tx,
    sql`select situacao, count(*)::integer as quantas from lote_linha
      where igreja_id = ${church.igrejaId} and lote_id = ${loteId} group by situacao`,
  )
  return Object.fromEntries(rows.map(({ situacao, quantas }) => [situacao, quantas]))
}

/** The rows of a report, in their order, from behind a row on. */
export function listReported(work: ChurchWork, loteId: number, after: number, limit: number) {
  const { linha, titulo, situacao, flagFeita, registro, motivos } = loteLinha
  return work.tx
    .select({ linha, titulo, situacao, flagFeita, registro, motivos })
    .from(loteLinha)
    .where(and(isOf(work, loteId), gt(linha, after)))
    .orderBy(asc(linha))
    .limit(limit)
}

export const lineOrder = defineKeyset('lote_linha', [{ column: loteLinha.linha, kind: 'number', direction: 'asc' }])

const isState = (state: ImportLine['situacao'] | undefined) => (state ? eq(loteLinha.situacao, state) : undefined)

export function listLines(
  work: ChurchWork,
  loteId: number,
  { isBehind, limit }: Part,
  state: ImportLine['situacao'] | undefined,
) {
  const { linha, titulo, situacao, flagFeita, registro, decisao, motivos } = loteLinha
  const primeira = sql<string>`${loteLinha.celulas}->>0`
  return work.tx
    .select({ linha, titulo, situacao, flagFeita, registro, decisao, motivos, primeira, place: lineOrder.place })
    .from(loteLinha)
    .where(and(isOf(work, loteId), isState(state), isBehind))
    .orderBy(...lineOrder.orderBy)
    .limit(limit)
}

export const countLines = (work: ChurchWork, loteId: number, state: ImportLine['situacao'] | undefined) =>
  work.tx.$count(loteLinha, and(isOf(work, loteId), isState(state)))

/** Whether another table of the kind is being written. */
export async function isRunning({ church, tx }: ChurchWork, tipo: string): Promise<boolean> {
  const running = and(eq(lote.tipo, tipo), eq(lote.acao, 'IMPORTAR'), eq(lote.situacao, 'EM_ANDAMENTO'))
  // Two that begin at once wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${church.igrejaId}, hashtext(${`importacao ${tipo}`}))`)
  return (await tx.$count(lote, and(ofChurch(lote, church), running))) > 0
}

type KeptFields = Pick<OwnRow<typeof importacaoMapa>, 'tipo' | 'origem'>

const isKept = ({ church }: ChurchWork, { tipo, origem }: KeptFields) =>
  and(ofChurch(importacaoMapa, church), eq(importacaoMapa.tipo, tipo), eq(importacaoMapa.origem, origem))

export async function findKeptFields(work: ChurchWork, source: KeptFields) {
  const [row] = await work.tx.select().from(importacaoMapa).where(isKept(work, source))
  return row
}

export async function keepFields({ church, tx }: ChurchWork, row: OwnRow<typeof importacaoMapa>): Promise<void> {
  const { tipo: _, origem: __, ...changed } = row
  const { igrejaId, tipo, origem } = importacaoMapa
  await tx
    .insert(importacaoMapa)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: [igrejaId, tipo, origem], set: changed })
}
