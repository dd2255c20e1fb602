import type { OwnerConnection } from '../platform/database/database.ts'

const ours = "= 'public'::regnamespace"
const readable = (grants: string, kind: 'r' | 'f') => `coalesce(${grants}, acldefault('${kind}', owner.oid))::text[]`

/** A statement for each kind of thing in a schema; `what` names it, `how` tells all of it but a column's place. */
const statements = {
  columns: `
    select c.relname || '.' || a.attname as what,
           concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage,
             a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid),
             array(select unnest(a.attacl)::text order by 1)) as how
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace ${ours} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  tables: `
    select c.relname as what,
           concat_ws(' ', c.relrowsecurity, c.relforcerowsecurity, c.reloptions, owner.rolname,
             array(select unnest(${readable('c.relacl', 'r')}) order by 1)) as how
    from pg_class c join pg_authid owner on owner.oid = c.relowner
    where c.relnamespace ${ours} and c.relkind in ('r', 'p')`,
  constraints: `
    select conrelid::regclass || ' ' || conname as what, pg_get_constraintdef(oid) as how
    from pg_constraint where connamespace ${ours}`,
  indexes: `select indexname as what, indexdef as how from pg_indexes where schemaname = 'public'`,
  policies: `
    select tablename || ' ' || policyname as what,
           concat_ws(' ', permissive, roles, cmd, 'using', qual, 'check', with_check) as how
    from pg_policies where schemaname = 'public'`,
  triggers: `
    select tgrelid::regclass || ' ' || tgname as what, concat_ws(' ', pg_get_triggerdef(oid), tgenabled) as how
    from pg_trigger where not tgisinternal`,
  sequences: `
    select c.relname as what,
           concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle, c.relacl,
             d.refobjid::regclass) as how
    from pg_sequence s
      join pg_class c on c.oid = s.seqrelid
      left join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    where c.relnamespace ${ours}`,
  comments: `
    select pg_describe_object(classoid, objoid, objsubid) as what, description as how
    from pg_description join pg_class c on c.oid = objoid and classoid = 'pg_class'::regclass
    where c.relnamespace ${ours}`,
  extensions: `select extname as what, extversion as how from pg_extension`,
  schema: `
    select nspname as what, array(select unnest(nspacl)::text order by 1)::text as how
    from pg_namespace where nspname = 'public'`,
  functions: `
    select p.oid::regprocedure::text as what,
           concat_ws(' ', pg_get_functiondef(p.oid), owner.rolname, array(select unnest(${readable('p.proacl', 'f')}) order by 1)) as how
    from pg_proc p join pg_authid owner on owner.oid = p.proowner where p.pronamespace ${ours}`,
} as const

/** Everything that the public schema is made of, each with its definition, in an order of its own. */
export async function readCatalogue(owner: OwnerConnection): Promise<Record<string, Record<string, string>>> {
  const catalogue: Record<string, Record<string, string>> = {}
  for (const [kind, statement] of Object.entries(statements)) {
    const rows = await owner.query<{ what: string; how: string }>(`select * from (${statement}) t order by what`)
    catalogue[kind] = Object.fromEntries(rows.map(({ what, how }) => [what, how]))
  }
  return catalogue
}

/** The tables that keep something of a church. */
export async function readChurchTables(owner: OwnerConnection): Promise<string[]> {
  const { columns = {} } = await readCatalogue(owner)
  return Object.keys(columns).flatMap((column) => (column.endsWith('.igreja_id') ? [column.slice(0, -10)] : []))
}
