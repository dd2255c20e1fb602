import type { OwnerConnection } from '@narthex/api/platform/database/database'
import type { Amount, Size } from '../size.ts'

/** Items of each church. */
export const searchItems: Amount = { full: 10_000, smoke: 50 }
export const searchedChurches: Amount = { full: 20, smoke: 2 }

/** Number of different words: as many as people use, few of them in every text, most of them in hardly any. */
export const words = 6000
const wordsOfItem = 80

/** The host of a church by its number, from 1. */
export const hostOfSearched = (number: number) => `igreja-${number}.localhost`

/**
 * Churches with so many searchable items each, the same in all of them. The words of an item are put into a text once
 * and given each church's own prefix by replacing, which takes a fraction of joining them again for each church.
 */
export async function fillSearch(owner: OwnerConnection, churches: number, size: Size): Promise<void> {
  await owner.exec(`
    insert into igreja (codigo, slug, idioma, fuso_horario, nome)
    select 'igreja-' || n, 'igreja-' || n, 'pt-br', 'America/Sao_Paulo', 'Igreja ' || n
    from generate_series(1, ${churches}) n;
    insert into dominio (tipo, nome, igreja_id) select 'CODIGO', codigo, id from igreja;
    drop index busca_palavras;
    create function bench_word(n integer) returns text language sql immutable as $$
      select string_agg(substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + (n / (36 ^ p)::integer) % 36, 1), '' order by p desc)
      from generate_series(0, case when n < 36 then 0 when n < 1296 then 1 else 2 end) p
    $$;
    create table bench_words as select n, 'w' || bench_word(n) || 'x' as w from generate_series(0, ${words - 1}) n;
    create table bench_items as
      select i,
        string_agg(w, ' ' order by place) filter (where place <= 6) as title,
        string_agg(w, ' ' order by place) filter (where place between 7 and 20) as summary,
        string_agg(w, ' ' order by place) as text,
        string_agg(format('''@/%s'':%s', w, place || case when place <= 6 then 'A' when place <= 20 then 'B' else '' end), ' ')
          as words,
        (string_agg(format('''/%s'':%s', w, place || case when place <= 6 then 'A' else 'B' end), ' ')
          filter (where place <= 20))::tsvector as head
      from (
        select i, place, floor(${words} * power(random(), 3))::integer as n
        from generate_series(1, ${searchItems[size]}) i, generate_series(1, ${wordsOfItem}) place) drawn join bench_words using (n)
      group by i;
    insert into busca (igreja_id, tipo, item_id, idioma, chave, titulo, resumo, visivel_em, palavras, cabeca, texto)
    select c.id, (array['MINISTERIO', 'PROJETO', 'VIDEO', 'PODCAST', 'LOUVOR'])[1 + i % 5], i, 'pt-BR', i::text,
      title, summary, now() - i * interval '1 hour', replace(words, '@', c.id::text)::tsvector, head, text
    from bench_items, igreja c;
    set maintenance_work_mem = '512MB';
    create index busca_palavras on busca using gin (palavras) with (fastupdate = off)`)
}
