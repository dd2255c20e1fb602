import type { BusConnection } from './bus-connection.ts'

/** Says which processes listen, renewed each second: nothing to keep, and no data of a church. */
export const listenersTable = 'ouvinte'

/** A process as long as one connection of its lasts: on the next one it has forgotten all it knew before. */
export interface Session {
  readonly processo: string
  readonly sessao: string
}

/** A little later than the process itself counts: clocks do not run alike. */
const leaseEnd = `visto_em + make_interval(secs => prazo_ms / 1000.0) + interval '50 ms'`

/** The other processes, as their rows tell. */
export interface Others {
  /** Sessions whose lease has run out: processes that ended without a word, or that are stopped or cut off. */
  readonly expired: readonly string[]
  /** Number of live listeners. */
  readonly live: number
}

/** Renews this process's row, and tells of the others. */
export async function renewListener(
  connection: BusConnection,
  { processo, sessao }: Session,
  leaseMs: number,
): Promise<Others> {
  const rows = await connection.ask<{ sessao: string; expired: boolean }>(
    `with renewed as (
       insert into ouvinte (processo, sessao, prazo_ms, visto_em) values ($1, $2, $3, clock_timestamp())
       on conflict (processo) do update
       set sessao = excluded.sessao, prazo_ms = excluded.prazo_ms, visto_em = excluded.visto_em)
     select sessao, ${leaseEnd} < clock_timestamp() as expired from ouvinte where processo <> $1`,
    [processo, sessao, leaseMs],
  )
  const expired = rows.filter((row) => row.expired).map(({ sessao }) => sessao)
  return { expired, live: rows.length - expired.length }
}

export async function removeListener(connection: BusConnection, processo: string): Promise<void> {
  await connection.ask('delete from ouvinte where processo = $1', [processo])
}

/** Forgets processes that ended long ago. */
export async function removeOldListeners(connection: BusConnection): Promise<void> {
  await connection.ask(`delete from ouvinte where visto_em < clock_timestamp() - interval '1 day'`)
}

export interface LiveListener extends Session {
  readonly leaseMs: number
}

/** The other processes that may still trust what they remember. */
export function findLiveListeners(connection: BusConnection, processo: string): Promise<LiveListener[]> {
  return connection.ask<Session & { leaseMs: number }>(
    `select processo, sessao, prazo_ms as "leaseMs" from ouvinte
     where processo <> $1 and ${leaseEnd} > clock_timestamp()`,
    [processo],
  )
}
