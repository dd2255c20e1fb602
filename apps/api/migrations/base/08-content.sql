-- All that a church publishes to be read: devotionals, news, ministries and their projects, its Sunday school, publications,
-- and studies, which groups read together. One table for their times, order and state; one for their words, a row for each
-- language.

create table conteudo (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null check (tipo in ('DEVOCIONAL', 'NOTICIA', 'MINISTERIO', 'PROJETO', 'EBD_CURSO', 'EBD_TURMA',
    'EBD_LICAO', 'PUBLICACAO_TIPO', 'PUBLICACAO', 'ESTUDO_SERIE', 'ESTUDO')),
  -- A project's ministry, the course of a lesson or a class, a publication's type, the series of a study.
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
  -- Which kinds have a slug.
  check ((tipo in ('EBD_CURSO', 'EBD_LICAO', 'PUBLICACAO_TIPO', 'PUBLICACAO', 'ESTUDO_SERIE')) = (slug is not null)),
  -- Which kinds must belong to something, and which may.
  check (pai_id is not null or tipo not in ('PROJETO', 'EBD_TURMA', 'EBD_LICAO')),
  check (pai_id is null or tipo in ('PROJETO', 'EBD_TURMA', 'EBD_LICAO', 'PUBLICACAO', 'ESTUDO'))
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
  -- Of a study: { grupo, texto }, in their order.
  perguntas jsonb not null default '[]',
  -- Of a study: what only leaders and staff read. No list, page or index of words looks at it.
  orientacao_lider jsonb,
  primary key (igreja_id, conteudo_id, idioma),
  foreign key (igreja_id, conteudo_id) references conteudo on delete cascade
);

-- A church that sets its clocks begins its days by them.
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

-- A church without a row shows its studies to visitors too.
create table estudo_configuracao (
  igreja_id integer not null references igreja,
  flag_conteudo_publico boolean not null,
  primary key (igreja_id)
);

-- What a member answered for themselves; leaders read what the member shares with them.
create table estudo_resposta (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  estudo_id integer not null,
  -- By the question's code: its words may change, and its language.
  pergunta text not null check (length(pergunta) <= 40),
  texto text not null,
  flag_compartilhada boolean not null,
  versao integer not null default 1,
  data_alteracao timestamptz not null,
  primary key (igreja_id, usuario_id, estudo_id, pergunta),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, estudo_id) references conteudo on delete cascade
);
create index estudo_resposta_compartilhada on estudo_resposta (igreja_id, estudo_id, usuario_id) where flag_compartilhada;
