import type { OwnerConnection } from '@narthex/api/platform/database/database'
import type { Amount } from '../size.ts'

export const copiedChurches: Amount = { full: 1000, smoke: 3 }

/** The code of a copy, from 1; all are as long, so that the copies' pages are too. */
export const copyCode = (number: number) => `copia-${String(number).padStart(6, '0')}`
export const hostOfCopy = (number: number) => `${copyCode(number)}.localhost`

/**
 * Copies the oldest church with all that its pages show, whatever tables there are, in a few statements. Not the search
 * index and the audit trail, which are most of its rows and on no page.
 */
export async function copyChurch(owner: OwnerConnection, copies: number): Promise<void> {
  await owner.exec(`
    -- The columns that a copy takes over. Others make themselves: generated ones, and the keys that are unique among
    -- all churches. Rows keep their numbers, which are a church's own, and so find each other again in any order.
    create function pg_temp.columns_to_copy(copied regclass, changed text[]) returns text language sql as $$
      select string_agg(quote_ident(attname), ', ' order by attnum)
      from pg_attribute a
      where attrelid = copied and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (changed)
        and not (atthasdef and exists (
          select from pg_index where indrelid = copied and indisunique and a.attnum = any (indkey) and not exists (
            select from pg_attribute c where c.attrelid = copied and c.attname = 'igreja_id' and c.attnum = any (indkey))))
    $$;
    set session_replication_role = replica;
    do $$
    declare
      original integer := (select min(id) from igreja);
      copied regclass;
    begin
      execute format('insert into igreja (codigo, slug, %1$s) select code, code, %1$s
        from igreja, generate_series(1, ${copies}) number, concat(''copia-'', lpad(number::text, 6, ''0'')) code
        where id = %2$s',
        pg_temp.columns_to_copy('igreja', array['id', 'codigo', 'slug', 'organizacao_id']), original);

      for copied in
        select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.attname = 'igreja_id' and c.relkind = 'r' and c.relname not in ('dominio', 'busca', 'auditoria')
      loop
        execute format('insert into %1$s (igreja_id, %2$s) overriding system value
          select copy, %2$s from %1$s, (select id as copy from igreja where codigo like ''copia-%%'') copies
          where igreja_id = %3$s',
          copied, pg_temp.columns_to_copy(copied, array['igreja_id']), original);
      end loop;

      insert into dominio (tipo, nome, igreja_id)
      select 'CODIGO', codigo, id from igreja where codigo like 'copia-%';
    end $$;
    reset session_replication_role`)
}
