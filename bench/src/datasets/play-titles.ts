import { indexTitles } from '@narthex/api/modules/play/catalogue/title-editing.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { churchAt, openDemo } from '../platform.ts'
import type { Amount } from '../size.ts'
import type { DatasetOptions } from './dataset.ts'

/** The host of the church whose Play it is. */
export const hostOfPlay = 'tela.localhost'
export const playTitles: Amount = { full: 10_000, smoke: 120 }
/** Number of different words: as many as people use, few of them in every text, most of them in hardly any. */
const words = 6000
const indexedAtOnce = 500

/** A church with so many titles of Play, all published, on twenty shelves. */
export async function fillTitles(owner: OwnerConnection, options: DatasetOptions): Promise<void> {
  await owner.exec(`
    insert into igreja (codigo, slug, idioma, fuso_horario, nome)
    values ('tela', 'tela', 'pt-br', 'America/Sao_Paulo', 'Igreja da tela');
    insert into dominio (tipo, nome, igreja_id) select 'CODIGO', codigo, id from igreja;
    insert into play_tag (igreja_id, nome, ordem, flag_home) select i.id, 'Tag ' || n, n, true
    from igreja i, generate_series(1, 20) n;
    insert into play_conteudo (igreja_id, tipo, titulo, descricao, acesso, idioma, servico, codigo, flag_destaque,
      situacao, data_publicacao, alterado_em)
    select church.id, 'FILME', drawn.title, drawn.text, 'ASSINANTE', 'pt', 'YOUTUBE', 'abcdefghijk', i % 50 = 0,
      'PUBLICADO', now() - i * interval '1 hour', now()
    from igreja church, (
      select i, string_agg(w, ' ') filter (where place <= 5) as title, string_agg(w, ' ') as text
      from (
        select i, place, floor(${words} * power(random(), 3))::integer as n
        from generate_series(1, ${playTitles[options.size]}) i, generate_series(1, 60) place) placed
      cross join lateral (select substr(translate(md5(n::text), '0123456789', 'ghijklmnop'), 1, 7) as w) word
      group by i) drawn;
    insert into play_conteudo_tag (igreja_id, conteudo_id, tag_id)
    select c.igreja_id, c.id, t.id from play_conteudo c join play_tag t on t.ordem = 1 + c.id % 20`)
  const { platform, close } = await openDemo(options)
  try {
    const church = await churchAt(platform, hostOfPlay)
    const ids = (await owner.query<{ id: number }>('select id from play_conteudo order by id')).map(({ id }) => id)
    for (let from = 0; from < ids.length; from += indexedAtOnce)
      await platform.transactions.inChurch(church, (work) =>
        indexTitles(work, { ids: ids.slice(from, from + indexedAtOnce) }),
      )
  } finally {
    await close()
  }
  await owner.exec('vacuum analyze play_conteudo')
  await owner.exec('vacuum analyze busca')
}
