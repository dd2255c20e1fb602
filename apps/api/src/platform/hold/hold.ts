import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { type Database, queryRow, type Tx } from '../database/database.ts'

/** Why no job runs and no gateway is called. */
export type Held =
  | { readonly kind: 'rehearsal' }
  /** The database is a copy, or was held by hand (`copiedAt` is null then). */
  | { readonly kind: 'copy'; readonly since: Date; readonly copiedAt: Date | null }

/**
 * Whether this product may act on others: charge, mail, push. A restored one may not before `npm run resume`, a rehearsal
 * never. Read from the database at each question, so that all processes know of the hold and of its end.
 */
export interface Hold {
  find(): Promise<Held | undefined>
  findIn(tx: Tx): Promise<Held | undefined>
  /** Whether others may know of what is not in this database: it was made from a copy some weeks ago at most. */
  isRecentCopy(): Promise<boolean>
}

/** Thrown instead of calling others. */
export class HeldError extends Error {
  override name = 'HeldError'
}

/** Longer than any charge is tried after its day. */
const recentDays = 45

interface HoldOptions {
  readonly database: Pick<Database, 'asWorker'>
  readonly clock: Clock
  readonly isRehearsal: boolean
}

export function createHold({ database, clock, isRehearsal }: HoldOptions): Hold {
  const findIn: Hold['findIn'] = async (tx) => (isRehearsal ? { kind: 'rehearsal' } : findOpenCopy(tx))
  return {
    findIn,
    find: async () => (isRehearsal ? { kind: 'rehearsal' } : database.asWorker(findIn)),
    isRecentCopy: () =>
      database.asWorker(async (tx) => {
        const since = new Date(clock().getTime() - recentDays * 86_400_000).toISOString()
        const { found } = await queryRow<{ found: boolean }>(
          tx,
          sql`select exists (select from restauracao where coalesce(liberada_em, restaurada_em) > ${since}) as found`,
        )
        return found
      }),
  }
}

/** The newest that is not released. */
async function findOpenCopy(tx: Tx): Promise<Held | undefined> {
  const { since, copiedAt } = await queryRow<{ since: string | null; copiedAt: string | null }>(
    tx,
    sql`select to_json(max(restaurada_em)) #>> '{}' as since, to_json(max(copia_de)) #>> '{}' as "copiedAt"
        from restauracao where liberada_em is null`,
  )
  if (since === null) return undefined
  return { kind: 'copy', since: new Date(since), copiedAt: copiedAt === null ? null : new Date(copiedAt) }
}
