import { sql } from 'drizzle-orm'
import { type Database, queryRow } from '../../../platform/database/database.ts'

export interface UnknownPayments {
  readonly count: number
  readonly oldestSeconds: number
}

/** Payments of all churches of which it is not known whether they were made: how many, and since when. */
export const sumUnknownPayments = (database: Pick<Database, 'asWorker'>): Promise<UnknownPayments> =>
  database.asWorker((tx) =>
    queryRow<UnknownPayments>(
      tx,
      sql`select count(*)::int as count,
            coalesce(extract(epoch from now() - min(criado_em)), 0)::float8 as "oldestSeconds"
          from pagamento where situacao = 'unknown'`,
    ),
  )
