import { and, type Column, eq, getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { DataSubject, PersonalData } from './personal-data.ts'

type ChurchTable = PgTable & { readonly igrejaId: PgColumn }
type Whose = { readonly memberId: Column } | { readonly accountId: Column }

export interface RowsOfPerson<T extends ChurchTable> {
  readonly table: T
  /** The column that names the person: as a member, or by their login. */
  readonly of: Whose
  /** Columns that the person is told; none where all of them are technical or secret. */
  readonly tells?: Readonly<Record<string, PgColumn | SQL>>
  /** Column values after erasure of the person; without it the row is deleted. */
  readonly kept?: Readonly<Record<string, SQL | null>>
  /** Tables whose rows go with these, by their foreign keys, and which have nothing to tell. */
  readonly goesAlong?: readonly PgTable[]
}

/** Rows of one table that are one person's each. */
export function rowsOfPerson<T extends ChurchTable>({
  table,
  of,
  tells,
  kept,
  goesAlong = [],
}: RowsOfPerson<T>): PersonalData {
  const source: ChurchTable = table
  const name = getTableName(table)
  return {
    tables: [name, ...goesAlong.map(getTableName)],
    async tell({ church, tx }, person) {
      if (!tells) return {}
      return { [name]: await tx.select(tells).from(source).where(whose(church.igrejaId, person)) }
    },
    async erase({ church, tx }, person) {
      if (kept) await tx.update(source).set(kept).where(whose(church.igrejaId, person))
      else await tx.delete(source).where(whose(church.igrejaId, person))
    },
  }

  // Of a person without a login no row is found by one: nothing equals null.
  function whose(igrejaId: number, { accountId, memberId }: DataSubject) {
    const isTheirs = 'memberId' in of ? eq(of.memberId, memberId) : eq(of.accountId, accountId)
    return and(eq(source.igrejaId, igrejaId), isTheirs)
  }
}
