-- All that a church publishes to be read: devotionals, news, ministries and their projects, its Sunday school, publications.
-- One table for their times, order and state; one for their words, a row for each language.

create table conteudo (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null check (tipo in ('DEVOCIONAL', 'NOTICIA', 'MINISTERIO', 'PROJETO', 'EBD_CURSO', 'EBD_TURMA',
    'EBD_LICAO', 'PUBLICACAO_TIPO', 'PUBLICACAO')),
  -- A project's ministry, the course of a lesson or a class, a publication's type.
  pai_id integer,
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  ordem integer not null default 0,
  situacao text not null check (situacao in ('RASCUNHO', 'PUBLICADO')),
  -- Not shown before. Of a devotional: when its day begins where the church is.
  data_publicacao timestamptz not null,
  -- What it was written in, the first part of a BCP 47 tag; there is always a text in it.
  idioma text not null check (idioma ~ '^[a-z]{2,3}$'),
  imagem text,
  autor text,
  -- A devotional's day of the church's calendar.
  data date,
  referencia_osis text,
  arquivo text,
  -- What one kind alone has, and no query asks for.
  detalhes jsonb not null default '{}',
  data_cadastro timestamptz not null,
  data_atualizacao timestamptz not null,
  primary key (igreja_id, id),
  constraint conteudo_do_pai foreign key (igreja_id, pai_id) references conteudo on delete cascade,
  check ((tipo = 'DEVOCIONAL') = (data is not null)),
  check ((tipo in ('EBD_CURSO', 'EBD_LICAO', 'PUBLICACAO_TIPO', 'PUBLICACAO')) = (slug is not null)),
  check (pai_id is not null or tipo not in ('PROJETO', 'EBD_TURMA', 'EBD_LICAO')),
  check (pai_id is null or tipo in ('PROJETO', 'EBD_TURMA', 'EBD_LICAO', 'PUBLICACAO'))
);
-- Courses and lessons are named in one space.
create unique index conteudo_slug on conteudo
  (igreja_id, slug, (case when tipo in ('EBD_CURSO', 'EBD_LICAO') then 'EBD' else tipo end)) where slug is not null;
create index conteudo_recentes on conteudo (igreja_id, tipo, data_publicacao desc, id desc) where situacao = 'PUBLICADO';
create index conteudo_em_ordem on conteudo (igreja_id, tipo, ordem, id) include (data_publicacao)
  where situacao = 'PUBLICADO';
create index conteudo_filhos on conteudo (igreja_id, pai_id, tipo, data_publicacao desc, id desc) where situacao = 'PUBLICADO';

create table conteudo_traducao (
  igreja_id integer not null references igreja,
  conteudo_id integer not null,
  idioma text not null check (idioma ~ '^[a-z]{2,3}$'),
  titulo text not null,
  resumo text not null,
  -- Where in the Bible, as this language writes it.
  referencia text,
  corpo jsonb,
  minutos_leitura integer not null,
  primary key (igreja_id, conteudo_id, idioma),
  foreign key (igreja_id, conteudo_id) references conteudo on delete cascade
);

-- The walls hold the owner too, but for the time of this move.
alter table igreja no force row level security;
alter table devocional no force row level security;
alter table noticia no force row level security;
alter table notificacao no force row level security;
alter table busca no force row level security;

-- Devotionals keep their numbers; those of the news follow, and what refers to one goes along.
create temporary table movido on commit drop as
  select d.igreja_id, d.id, 'DEVOCIONAL' as tipo, d.titulo, d.resumo, d.referencia, d.autor, d.data, d.imagem,
    d.data::timestamp at time zone i.fuso_horario as data_publicacao, split_part(lower(i.idioma), '-', 1) as idioma
  from devocional d join igreja i on i.id = d.igreja_id
  union all
  select n.igreja_id, n.id + (select coalesce(max(id), 0) from devocional), 'NOTICIA', n.titulo, n.resumo, null, null,
    null, n.imagem, n.data_publicacao, split_part(lower(i.idioma), '-', 1)
  from noticia n join igreja i on i.id = n.igreja_id;
insert into conteudo (igreja_id, id, tipo, situacao, data_publicacao, idioma, imagem, autor, data, data_cadastro, data_atualizacao)
  overriding system value
  select igreja_id, id, tipo, 'PUBLICADO', data_publicacao, idioma, imagem, autor, data, least(data_publicacao, now()), least(data_publicacao, now())
  from movido;
insert into conteudo_traducao (igreja_id, conteudo_id, idioma, titulo, resumo, referencia, minutos_leitura)
  select igreja_id, id, idioma, titulo, resumo, referencia, 1 from movido;
select setval(pg_get_serial_sequence('conteudo', 'id'), (select coalesce(max(id), 0) + 1 from conteudo), false);
update notificacao set id_entidade_relacionada = id_entidade_relacionada + (select coalesce(max(id), 0) from devocional)
  where tipo = 'NOTICIA' and id_entidade_relacionada is not null;
insert into busca (igreja_id, tipo, item_id, idioma, chave, titulo, resumo, imagem, visivel_em, palavras)
  select igreja_id, tipo, id, idioma, id::text, titulo, resumo, imagem, data_publicacao,
    setweight(to_tsvector('busca', titulo), 'A') || setweight(to_tsvector('busca', resumo), 'B')
      || to_tsvector('busca', concat_ws(' ', referencia, autor))
  from movido;
alter table igreja force row level security;
drop table devocional;
drop table noticia;

-- A church whose clocks are set anew begins its days anew.
create function mover_devocionais() returns trigger language plpgsql as $$
begin
  update conteudo set data_publicacao = data::timestamp at time zone new.fuso_horario
    where igreja_id = new.id and tipo = 'DEVOCIONAL';
  update busca b set visivel_em = c.data_publicacao from conteudo c
    where c.igreja_id = new.id and c.tipo = 'DEVOCIONAL'
      and b.igreja_id = new.id and b.tipo = 'DEVOCIONAL' and b.item_id = c.id;
  return null;
end $$;
create trigger mover_devocionais after update of fuso_horario on igreja
  for each row when (old.fuso_horario is distinct from new.fuso_horario) execute function mover_devocionais();
