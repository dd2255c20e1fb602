import type { OwnerConnection } from '@narthex/api/platform/database/database'
import type { Amount } from '../size.ts'

export const listItems: Amount = { full: 10_000, smoke: 100 }

/** Makes the oldest church's news and devotionals so many each, all published, by copying what it has. */
export async function lengthenLists(owner: OwnerConnection, items: number): Promise<void> {
  await owner.exec(`
    do $$
    declare
      church integer := (select min(id) from igreja);
      kind text;
    begin
      foreach kind in array array['DEVOCIONAL', 'NOTICIA'] loop
        with original as (
          select c.*, row_number() over (order by c.id) - 1 as place, count(*) over () as many
          from conteudo c where c.igreja_id = church and c.tipo = kind and c.situacao = 'PUBLICADO'
            and c.data_publicacao <= now()
        ), copy as (
          insert into conteudo (igreja_id, tipo, ordem, situacao, data_publicacao, idioma, imagem, autor, data,
            referencia_osis, detalhes, data_cadastro, data_atualizacao)
          select church, kind, o.ordem, o.situacao, o.data_publicacao - n * interval '1 day', o.idioma, o.imagem, o.autor,
            o.data - n, o.referencia_osis, o.detalhes, o.data_cadastro, o.data_atualizacao
          from generate_series(1, ${items}) n join original o on o.place = n % o.many
          returning id, idioma
        ), text as (
          select t.* from conteudo_traducao t join original o on o.igreja_id = t.igreja_id and o.id = t.conteudo_id
          where t.idioma = o.idioma order by t.conteudo_id limit 1
        )
        insert into conteudo_traducao (igreja_id, conteudo_id, idioma, titulo, resumo, referencia, corpo, minutos_leitura)
        select church, copy.id, copy.idioma, text.titulo || ' ' || copy.id, text.resumo, text.referencia, text.corpo,
          text.minutos_leitura
        from copy, text;
      end loop;
    end $$`)
}
