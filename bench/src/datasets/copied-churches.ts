import type { OwnerConnection } from '@narthex/api/platform/database/database'

/** The code of a copy, from 1; all are as long, so that the copies' pages are too. */
export const copyCode = (number: number) => `copia-${String(number).padStart(6, '0')}`

/**
 * Copies the oldest church with all that its pages show, whatever tables there are, in a few statements. Not the search
 * index and the audit trail, which are most of its rows and on no page.
 */
export async function copyChurch(owner: OwnerConnection, copies: number): Promise<void> {
  await owner.exec(`
    -- Rows keep their numbers, which are a church's own, and so find each other again in whatever order they come.
    set session_replication_role = replica;
    do $$
    declare
      original integer := (select min(id) from igreja);
      kept regclass;
      columns text;
    begin
      select string_agg('o.' || quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = 'igreja'::regclass and attnum > 0 and not attisdropped
        and attname not in ('id', 'uuid', 'codigo', 'slug', 'organizacao_id');
      execute format('insert into igreja (codigo, slug, %1$s)
        select ''copia-'' || lpad(n::text, 6, ''0''), ''copia-'' || lpad(n::text, 6, ''0''), %2$s
        from igreja o, generate_series(1, ${copies}) n where o.id = %3$s',
        replace(columns, 'o.', ''), columns, original);

      for kept in
        select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.attname = 'igreja_id' and c.relkind = 'r' and c.relname not in ('dominio', 'busca', 'auditoria')
      loop
        select string_agg('o.' || quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = kept and attnum > 0 and not attisdropped and attname <> 'igreja_id'
          and not (atthasdef and atttypid = 'uuid'::regtype);
        execute format('insert into %1$s (igreja_id, %2$s) overriding system value
          select c.id, %3$s from %1$s o, igreja c where o.igreja_id = %4$s and c.codigo like ''copia-%%''',
          kept, replace(columns, 'o.', ''), columns, original);
      end loop;

      insert into dominio (tipo, nome, igreja_id)
      select 'CODIGO', codigo, id from igreja where codigo like 'copia-%';
    end $$;
    reset session_replication_role`)
}
