import type { FetchFailure, FreeText } from '@narthex/contract/bible/free-text.endpoints'
import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../../../platform/database/database.ts'

/** A run that fetches a text, and the file that the last one read. */
export interface TextFetch {
  readonly codigo: string
  readonly situacao: Exclude<FreeText['situacao'], 'DISPONIVEL'>
  readonly bytes: number
  readonly total: number | null
  readonly falha: FetchFailure | null
  readonly endereco: string | null
  readonly hash: string | null
  readonly versao: string | null
  /** ISO 8601. */
  readonly alteradaEm: string
}

const fields = sql`codigo, situacao, bytes::int as bytes, total::int as total, falha, endereco, hash,
  versao_origem as versao, to_json(alterada_em) #>> '{}' as "alteradaEm"`

export const listFetches = (tx: Tx): Promise<TextFetch[]> =>
  queryRows<TextFetch>(tx, sql`select ${fields} from biblia_busca order by codigo`)

/** How long a run that shows no sign of life keeps others from its text. */
const silenceMs = 3 * 60_000

export interface RunOf {
  readonly codigo: string
  /** Names the run: the same one may go on after its process was ended. */
  readonly posse: string
  readonly now: Date
}

/** Notes that a text is to be fetched, for a run that is named later. False where it is asked for, or under way. */
export async function askForText(tx: Tx, { codigo, now }: Omit<RunOf, 'posse'>): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`insert into biblia_busca (codigo, situacao, alterada_em) values (${codigo}, 'PEDIDA', ${now.toISOString()})
        on conflict (codigo) do update set situacao = 'PEDIDA', posse = null, bytes = 0, total = null, falha = null,
          alterada_em = excluded.alterada_em
        where ${isFree(now)} returning codigo`,
  )
  return rows.length > 0
}

/** Begins a run, or goes on with it. Undefined while another one is under way. */
export async function claimText(tx: Tx, { codigo, posse, now }: RunOf): Promise<TextFetch | undefined> {
  const [claimed] = await queryRows<TextFetch>(
    tx,
    sql`insert into biblia_busca (codigo, situacao, posse, alterada_em)
        values (${codigo}, 'BAIXANDO', ${posse}, ${now.toISOString()})
        on conflict (codigo) do update set situacao = 'BAIXANDO', posse = excluded.posse, bytes = 0, total = null,
          falha = null, alterada_em = excluded.alterada_em
        where biblia_busca.situacao = 'PEDIDA' or biblia_busca.posse = excluded.posse or ${isFree(now)}
        returning ${fields}`,
  )
  return claimed
}

const isFree = (now: Date) =>
  sql`(biblia_busca.situacao in ('PRONTA', 'FALHOU')
    or biblia_busca.alterada_em < ${new Date(now.getTime() - silenceMs).toISOString()}::timestamptz)`

export type FetchProgress = Partial<
  Pick<TextFetch, 'situacao' | 'bytes' | 'total' | 'falha' | 'endereco' | 'hash' | 'versao'>
>

/** Notes how far the run is; false where it is another's by now. */
export async function noteProgress(tx: Tx, { codigo, posse, now }: RunOf, own: FetchProgress): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`update biblia_busca set
          situacao = coalesce(${own.situacao ?? null}, situacao), bytes = coalesce(${own.bytes ?? null}::bigint, bytes),
          total = coalesce(${own.total ?? null}::bigint, total), falha = ${own.falha ?? null},
          endereco = coalesce(${own.endereco ?? null}, endereco), hash = coalesce(${own.hash ?? null}, hash),
          versao_origem = coalesce(${own.versao ?? null}, versao_origem), alterada_em = ${now.toISOString()}
        where codigo = ${codigo} and posse = ${posse} returning codigo`,
  )
  return rows.length > 0
}
