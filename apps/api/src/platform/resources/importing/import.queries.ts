import { and, asc, eq, sql } from 'drizzle-orm'
import { queryRows } from '../../database/database.ts'
import { defineKeyset, type Part } from '../../database/keyset.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { TableRow } from '../../documents/table-cell.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import type { OwnRow } from '../../work/insert-own.ts'
import { type Before, importacaoMapa, lote, loteItem, loteLinha } from '../bulk/bulk.tables.ts'

export type ImportLine = typeof loteLinha.$inferSelect

const rowsPerStatement = 500

export async function insertLines(
  { church, tx }: ChurchWork,
  loteId: number,
  rows: readonly TableRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement)
    const values = part.map(({ number, cells }) => ({
      igrejaId: church.igrejaId,
      loteId,
      linha: number,
      celulas: cells,
    }))
    await tx.insert(loteLinha).values(values)
  }
}

const isOf = ({ church }: ChurchWork, loteId: number) => and(ofChurch(loteLinha, church), eq(loteLinha.loteId, loteId))

export const listAllLines = (work: ChurchWork, loteId: number): Promise<ImportLine[]> =>
  work.tx.select().from(loteLinha).where(isOf(work, loteId)).orderBy(asc(loteLinha.linha))

/** Lets all rows be looked at again. `repeats` has the earlier row of each that says the same record. */
export async function resetLines(work: ChurchWork, loteId: number, repeats: ReadonlyMap<number, number>) {
  const { tx } = work
  await tx
    .update(loteLinha)
    .set({ situacao: 'LIDA', flagFeita: false, registro: null, repete: null, motivos: [] })
    .where(isOf(work, loteId))
  if (repeats.size === 0) return
  const pairs = JSON.stringify([...repeats].map(([linha, repete]) => ({ linha, repete })))
  await tx.execute(sql`update lote_linha l set repete = r.repete
    from jsonb_to_recordset(${pairs}::jsonb) as r(linha integer, repete integer)
    where l.igreja_id = ${work.church.igrejaId} and l.lote_id = ${loteId} and l.linha = r.linha`)
}

/** SQL condition: the rows that a run writes. */
const isWritten = (takesDoubtful: boolean) =>
  takesDoubtful
    ? sql`${loteLinha.situacao} in ('NOVA', 'MUDADA', 'DUVIDOSA')`
    : sql`${loteLinha.situacao} in ('NOVA', 'MUDADA')`

interface OpenLines {
  readonly isRun: boolean
  readonly takesDoubtful: boolean
  readonly limit: number
}

/** The next rows that are not looked at yet, or not written. */
export function listOpenLines(work: ChurchWork, loteId: number, { isRun, takesDoubtful, limit }: OpenLines) {
  const isOpen = isRun ? and(isWritten(takesDoubtful), eq(loteLinha.flagFeita, false)) : eq(loteLinha.situacao, 'LIDA')
  return work.tx
    .select()
    .from(loteLinha)
    .where(and(isOf(work, loteId), isOpen))
    .orderBy(asc(loteLinha.linha))
    .limit(limit)
}

export const countWritten = (work: ChurchWork, loteId: number, takesDoubtful: boolean): Promise<number> =>
  work.tx.$count(loteLinha, and(isOf(work, loteId), isWritten(takesDoubtful)))

export type SettledLine = Pick<ImportLine, 'linha' | 'titulo' | 'situacao' | 'flagFeita' | 'registro' | 'motivos'>

export async function settleLines({ church, tx }: ChurchWork, loteId: number, lines: readonly SettledLine[]) {
  const rows = lines.map(({ flagFeita: feita, ...line }) => ({ ...line, feita }))
  await tx.execute(sql`update lote_linha l
    set titulo = r.titulo, situacao = r.situacao, flag_feita = r.feita, registro = r.registro, motivos = r.motivos
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(linha integer, titulo text, situacao text, feita boolean, registro integer, motivos jsonb)
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
    on conflict (igreja_id, lote_id, registro) do update set versao = excluded.versao`)
}

/** The records that a run has added so far. */
export async function listMade({ church, tx }: ChurchWork, loteId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ id: loteItem.registro })
    .from(loteItem)
    .where(and(ofChurch(loteItem, church), eq(loteItem.loteId, loteId), sql`(${loteItem.antes}->>'isNew')::boolean`))
  return new Set(rows.map(({ id }) => id))
}

export async function countByState({ church, tx }: ChurchWork, loteId: number): Promise<Record<string, number>> {
  const rows = await queryRows<{ situacao: string; quantas: number }>(
    tx,
    sql`select situacao, count(*)::integer as quantas from lote_linha
      where igreja_id = ${church.igrejaId} and lote_id = ${loteId} group by situacao`,
  )
  return Object.fromEntries(rows.map(({ situacao, quantas }) => [situacao, quantas]))
}

export const lineOrder = defineKeyset('lote_linha', [{ column: loteLinha.linha, kind: 'number', direction: 'asc' }])

const isState = (state: ImportLine['situacao'] | undefined) => (state ? eq(loteLinha.situacao, state) : undefined)

export function listLines(
  work: ChurchWork,
  loteId: number,
  { isBehind, limit }: Part,
  state: ImportLine['situacao'] | undefined,
) {
  const { linha, titulo, situacao, flagFeita, registro, motivos } = loteLinha
  const primeira = sql<string>`${loteLinha.celulas}->>0`
  return work.tx
    .select({ linha, titulo, situacao, flagFeita, registro, motivos, primeira, place: lineOrder.place })
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
