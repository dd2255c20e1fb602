import type { OwnerConnection } from '../platform/database/database.ts'

/** A column of a table that says something of a person. */
export interface PersonalColumn {
  readonly table: string
  readonly column: string
  readonly type: string
  /** The database makes it up. */
  readonly isGenerated: boolean
  /** Where it points to, if anywhere: table and column. */
  readonly target: readonly [table: string, column: string] | null
}

const ours = "= 'public'::regnamespace"

/**
 * The tables that name a person, read from the catalogue, with all of their columns: those that have a column for a
 * member or a login, and those whose foreign keys lead to one. What is pointed to comes before what points to it.
 */
export async function readPersonalTables(owner: OwnerConnection): Promise<Map<string, PersonalColumn[]>> {
  const rows = await owner.query<PersonalColumn & { depth: number }>(`
    with recursive
      keys as (select conrelid, confrelid, conkey, confkey from pg_constraint where contype = 'f' and connamespace ${ours}),
      personal(id, depth) as (
        select c.oid, 0 from pg_class c where c.relnamespace ${ours} and c.relname in ('conta', 'usuario')
        union
        select a.attrelid, 1 from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace ${ours} and c.relkind in ('r', 'p') and a.attname ~ '(^|_)(usuario|conta)(_id)?$'
        union
        select k.conrelid, p.depth + 1 from personal p join keys k on k.confrelid = p.id and k.conrelid <> p.id
      )
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
           a.attidentity <> '' or a.attgenerated <> '' as "isGenerated",
           (select json_build_array(k.confrelid::regclass::text, t.attname)
            from keys k join pg_attribute t on t.attrelid = k.confrelid
              and t.attnum = k.confkey[array_position(k.conkey, a.attnum)]
            where k.conrelid = c.oid and a.attnum = any (k.conkey) and a.attname <> 'igreja_id' limit 1) as target,
           max(p.depth) as depth
    from personal p join pg_class c on c.oid = p.id
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    group by c.oid, c.relname, a.attname, a.attnum, a.atttypid, a.atttypmod, a.attidentity, a.attgenerated
    order by max(p.depth), c.relname, a.attnum`)
  return Map.groupBy(rows, ({ table }) => table)
}
