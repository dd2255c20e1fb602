import { sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** A unique index in which a column takes part. */
export interface UniqueIndex {
  /** Its other columns, without the church. */
  readonly columns: readonly string[]
  /** SQL of the rows that it holds, in the names of the table's columns; null for all. */
  readonly predicate: string | null
  /** Rows without a value are equal. */
  readonly hasEqualNulls: boolean
}

/** A column whose foreign key names a person. */
export interface PersonReference {
  readonly table: string
  readonly column: string
  /** Columns of the primary key, or of a unique index of all rows, without the church and the column itself. */
  readonly key: readonly string[]
  /** No primary key: columns of the key may be empty. */
  readonly isLoose: boolean
  readonly uniques: readonly UniqueIndex[]
}

/** The columns of all tables that name a person, as the catalogue of the database has them. */
export async function listReferences({ tx }: Pick<ChurchWork, 'tx'>): Promise<PersonReference[]> {
  return queryRows<PersonReference>(
    tx,
    sql`select c.relname as "table", a.attname as "column",
          coalesce((select json_agg(k.attname order by k.attnum) from pg_attribute k
            where k.attrelid = c.oid and k.attnum = any (p.indkey) and k.attname not in ('igreja_id', a.attname)), '[]') as key,
          not p.indisprimary as "isLoose",
          coalesce((select json_agg(json_build_object(
              'columns', (select coalesce(json_agg(k.attname), '[]') from pg_attribute k
                where k.attrelid = c.oid and k.attnum = any (i.indkey) and k.attname not in ('igreja_id', a.attname)),
              'predicate', pg_get_expr(i.indpred, i.indrelid), 'hasEqualNulls', i.indnullsnotdistinct))
            from pg_index i where i.indrelid = c.oid and i.indisunique and i.indexprs is null
              and a.attnum = any (i.indkey)), '[]') as uniques
        from pg_constraint f
          join pg_class c on c.oid = f.conrelid
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey) and a.attname <> 'igreja_id'
          cross join lateral (select i.indkey, i.indisprimary from pg_index i
            where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null
            order by i.indisprimary desc, i.indexrelid limit 1) p
        where f.contype = 'f' and f.confrelid = 'usuario'::regclass
        order by 1, 2`,
  )
}
