import { searchChurch } from '@narthex/api/modules/search/site-search.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { contest } from './contest.ts'
import { churchAt, openServerPlatform } from './server-platform.ts'
import { timedShares } from './timed-shares.ts'

export interface FinderOptions {
  readonly churches: number
  /** Of each church. */
  readonly items: number
  /** An empty database on a server. */
  readonly databaseUrl: string
}

const searches = 300
const warmUp = 60
/** As many different words as people use; few of them in every text, most of them in hardly any. */
const words = 6000
const wordsOfItem = 80

/** The search of a church among so many: `p99` and `p50` of one search in µs, words of all kinds in any order. */
contest(async ({ churches, items, databaseUrl }: FinderOptions) => {
  await withOwner(databaseUrl, (owner) => fill(owner, churches, items))
  const platform = await openServerPlatform(databaseUrl)

  async function search(): Promise<void> {
    const church = await churchAt(platform, `igreja-${1 + Math.floor(Math.random() * churches)}.localhost`)
    await searchChurch(platform, church, { q: question(), page: 1, limit: 12 })
  }
  return { port: 0, answers: timedShares(search, { warmUp, calls: searches }) }
})

/** As people ask: a word, two, one that is not finished, one that is nowhere. The first words are the commonest. */
function question(): string {
  const word = () => `w${Math.floor(words * Math.random() ** 3).toString(36)}x`
  const kind = Math.random()
  if (kind < 0.45) return word()
  if (kind < 0.75) return `${word()} ${word()}`
  if (kind < 0.95) return word().slice(0, 3)
  return `${word()}qq`
}

async function fill(owner: OwnerConnection, churches: number, items: number): Promise<void> {
  await migrate(owner, await readMigrations())
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
    alter table bench_words add primary key (n);
    create table bench_items as
      select i, array_agg(w order by place) as ws from (
        select i, place, floor(${words} * power(random(), 3))::integer as n
        from generate_series(1, ${items}) i, generate_series(1, ${wordsOfItem}) place) drawn join bench_words using (n)
      group by i;
    insert into busca (igreja_id, tipo, item_id, idioma, chave, titulo, resumo, visivel_em, palavras, cabeca, texto)
    select c.id, (array['MINISTERIO', 'PROJETO', 'VIDEO', 'PODCAST', 'LOUVOR'])[1 + i % 5], i, 'pt-BR', i::text,
      array_to_string(ws[1:6], ' '), array_to_string(ws[7:20], ' '), now() - i * interval '1 hour',
      (select string_agg(format('''%s/%s'':%s', c.id, w, p || case when p <= 6 then 'A' when p <= 20 then 'B' else '' end),
        ' ') from unnest(ws) with ordinality as u (w, p))::tsvector,
      (select string_agg(format('''/%s'':%s', w, p || case when p <= 6 then 'A' else 'B' end), ' ')
        from unnest(ws[1:20]) with ordinality as u (w, p))::tsvector,
      array_to_string(ws, ' ')
    from bench_items, igreja c;
    set maintenance_work_mem = '512MB';
    create index busca_palavras on busca using gin (palavras) with (fastupdate = off)`)
  await owner.exec('vacuum analyze')
}
